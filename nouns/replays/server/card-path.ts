import { replayCode } from '#rules/base62.ts'

/** Path of a replay's preview picture; it changes with the picture. */
export const cardPath = (replay: number, hash: string): string => `/og/${replayCode(replay)}-${hash.slice(0, 12)}.png`
