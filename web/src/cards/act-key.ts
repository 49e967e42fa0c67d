import type { FeedRow } from '@patisserie/contract/social'

/** Tells an act from all others of a page; two of one kind may be of one moment. */
export const actKey = ({ KIND, UID, TIME, REPLAY, PERSON, TOPIC }: FeedRow): string =>
  `${KIND} ${UID} ${TIME} ${REPLAY?.CODE ?? PERSON?.UID ?? `${TOPIC?.T} ${TOPIC?.FLOOR}`}`
