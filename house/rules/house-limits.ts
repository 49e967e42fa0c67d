// Limits that lists, calls and pages share. See `limit-values.ts`.

export const pagerButtons = 5
export const pageSizeMax = 50
/** Usual number of rows of a page, where a list says no other. */
export const pageSize = 10
/** Usual number of topics of a page, and of floors: a reader may choose another. */
export const topicPageSize = 20
export const floorPageSize = 20
/** Smallest number of topics or floors per page that a reader can choose. */
export const pageSizeMin = 5
/** Of a topic's title, and of what is said above hidden content. */
export const topicTitle = 120
/** Totals above this are not counted exactly. */
export const exactTotal = 10_000
/** Width in pixels below which the device counts as mobile. */
export const mobileWidth = 768
export const requestTimeoutMs = 23_000
export const uploadTimeoutMs = 50_000
export const chunkTimeoutMs = 120_000
export const toastMs = 2_000
export const errorToastMs = 3_000
export const idempotencySeconds = 86_400
export const captchaSeconds = 120
/** Newest floors and replays that an open home page is told of: above that it says so many and more. */
export const newsFloors = 30
export const newsReplays = 10
