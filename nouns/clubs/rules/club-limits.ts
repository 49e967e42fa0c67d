// Limits of clubs and topics. See `limit-values.ts`.

export const topicTitle = 120
export const clubName = 60
export const clubText = 600
export const topicPageSize = 20
export const floorPageSize = 20
