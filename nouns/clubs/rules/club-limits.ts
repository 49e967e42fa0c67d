// Limits of clubs and topics. See `limit-values.ts`.

export const clubName = 60
export const clubText = 600
