import { replayCode } from '@patisserie/rules/base62'

/** Where a replay's picture for previews is; another picture has another path. */
export const cardPath = (replay: number, hash: string): string => `/og/${replayCode(replay)}-${hash.slice(0, 12)}.png`
