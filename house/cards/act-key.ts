import type { FeedRow } from '#contract/social.ts'

/** React key of an act within a page. Includes the object, as two acts of one kind may have the same time. */
export const actKey = ({ KIND, UID, TIME, REPLAY, PAINTING, PERSON, TOPIC, STAKE }: FeedRow): string =>
  `${KIND} ${UID} ${TIME} ${REPLAY?.CODE ?? PAINTING?.KeyID ?? PERSON?.UID ?? STAKE?.KeyID ?? `${TOPIC?.T} ${TOPIC?.FLOOR}`}`
