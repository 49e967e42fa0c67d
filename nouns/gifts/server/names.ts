/** Key of the transfer by which a gift is given. */
export const giftKey = (id: number): string => `gift:${id}`

/** What reminders and the staff log call a gift, and an award. */
export const giftSubject = (id: number): string => giftKey(id)
export const awardSubject = (id: number): string => `award:${id}`
