/**
 * Groups that the reminders page filters by, in the order of the page. Each noun declares the group of a kind beside the
 * kind. `talk` is what people say to the member; `house` is about the account and from staff.
 */
export const reminderGroups = ['talk', 'likes', 'follows', 'gifts', 'replays', 'paintings', 'clubs', 'house'] as const
export type ReminderGroup = (typeof reminderGroups)[number]
