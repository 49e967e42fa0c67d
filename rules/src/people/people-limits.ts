// Limits of what people say to and of one another. See `limit-values.ts`.

export const comment = 600
export const message = 3_000
export const note = 120
/** A feed goes back so many pages. */
export const feedPages = 40
/** So many people a member follows, and blocks, at most. */
export const followsMost = 1_000
export const blocksMost = 1_000
