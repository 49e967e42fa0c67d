// Limits of what members write to and about each other. See `limit-values.ts`.

export const comment = 600
export const message = 3_000
/** Messages to a stranger until they answer. */
export const messageRequest = 3
/** Requests that wait for one member; further ones are refused until some are answered or gone. */
export const messageRequests = 200
/** Pictures of one message, and the characters that describe one. */
export const messagePictures = 4
export const messageAlt = 300
export const note = 120
/** Maximum number of pages of a feed. */
export const feedPages = 40
/** Maximum number of members that one member follows, and blocks. */
export const followsMost = 1_000
export const blocksMost = 1_000
