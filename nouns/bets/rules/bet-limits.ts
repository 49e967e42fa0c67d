// Limits of bets. See `limit-values.ts`.

export const betTitle = 120
export const betTerms = 4_000
export const betOption = 60
export const betCategory = 30
export const betOptions = 10
export const betIdMin = 3
export const betIdMax = 30
/** Days that an event may stay open. */
export const betDaysMax = 90
/** Minutes that it stays open at least. */
export const betMinutesMin = 10
/** Places of a board of bettors that its pages show. */
export const betPlaces = 2_000
