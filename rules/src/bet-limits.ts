// Limits of bets. See `limit-values.ts`.

export const betTitle = 120
export const betOptions = 10
export const betIdMin = 3
export const betIdMax = 30
