import type { ReminderView } from '#cards/reminder/reminder-view.ts'
import { adminReminders } from '#nouns/admin/web/reminder-views.ts'
import { archiveReminders } from '#nouns/archive/web/reminder-views.ts'
import { betReminders } from '#nouns/bets/web/reminder-views.ts'
import { clubReminders } from '#nouns/clubs/web/reminder-views.ts'
import { dessertReminders } from '#nouns/desserts/web/reminder-views.ts'
import { giftReminders } from '#nouns/gifts/web/reminder-views.ts'
import { messageReminders } from '#nouns/messages/web/reminder-views.ts'
import { dragonReminders } from '#nouns/paintings/web/dragon-reminder-views.ts'
import { paintingReminders } from '#nouns/paintings/web/reminder-views.ts'
import { privilegeReminders } from '#nouns/privileges/web/reminder-views.ts'
import { iscoreReminders } from '#nouns/replays/web/iscore-reminder-views.ts'
import { replayReminders } from '#nouns/replays/web/reminder-views.ts'
import { socialReminders } from '#nouns/social/web/reminder-views.ts'
import type { ReminderKind } from '#rules/people/reminder-kind.ts'

/** How every kind of reminders shows: the tables of the nouns. */
export const reminderViews: Readonly<Record<ReminderKind, ReminderView>> = {
  ...replayReminders,
  ...paintingReminders,
  ...dragonReminders,
  ...iscoreReminders,
  ...archiveReminders,
  ...clubReminders,
  ...socialReminders,
  ...giftReminders,
  ...dessertReminders,
  ...betReminders,
  ...messageReminders,
  ...privilegeReminders,
  ...adminReminders,
}
