/** Orders of the board: profit, return, hits in a hundred, skill. Wire names. */
export const boardSorts = ['profit', 'return', 'win', 'skill'] as const
export type BoardSort = (typeof boardSorts)[number]

/** The Beijing month, or all time. */
export const boardPeriods = ['month', 'all'] as const
export type BoardPeriod = (typeof boardPeriods)[number]
