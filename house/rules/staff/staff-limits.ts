// Limits of the back office and of what it publishes on the home page. See `limit-values.ts`.

export const reason = 300
export const rollTitle = 90
export const rollWords = 240
export const announcement = 600
/** Maximum number of items in the roll box of the home page. */
export const rollItems = 12
export const staffFileBytes = 524_288_000
