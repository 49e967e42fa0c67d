/** hunguan: cleared by any means; nn: no miss and no bomb; score: for score; neta: for fun; other. */
export const replayCategories = ['hunguan', 'nn', 'score', 'neta', 'other'] as const
export type ReplayCategory = (typeof replayCategories)[number]

/** No miss; no bomb; no special system (trance, hyper, release); focus key never held. */
export const replayFlags = ['NM', 'NB', 'NT', 'NSY'] as const
export type ReplayFlag = (typeof replayFlags)[number]

/** The highest score a game can show and save; nothing above is taken. */
export const counterstop = 9_999_999_990
