/** hunguan: cleared by any means; nn: no miss and no bomb; score: for score; neta: for fun; other. */
export const replayCategories = ['hunguan', 'nn', 'score', 'neta', 'other'] as const
export type ReplayCategory = (typeof replayCategories)[number]

/** NM: no miss; NB: no bomb; NT: no special system (trance, hyper, release); NSY: focus key never held. */
export const replayFlags = ['NM', 'NB', 'NT', 'NSY'] as const
export type ReplayFlag = (typeof replayFlags)[number]
