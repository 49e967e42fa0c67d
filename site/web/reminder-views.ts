import type { ReminderKind } from '@patisserie/rules/people/reminder-kinds'
import { adminReminders } from './kinds/admin.ts'
import { archiveReminders } from './kinds/archive.ts'
import { betReminders } from './kinds/bets.ts'
import { clubReminders } from './kinds/clubs.ts'
import { dessertReminders } from './kinds/desserts.ts'
import { dragonReminders } from './kinds/dragon.ts'
import { giftReminders } from './kinds/gifts.ts'
import { iscoreReminders } from './kinds/iscore.ts'
import { messageReminders } from './kinds/messages.ts'
import { paintingReminders } from './kinds/paintings.ts'
import { privilegeReminders } from './kinds/privileges.ts'
import { replayReminders } from './kinds/replays.ts'
import { socialReminders } from './kinds/social.ts'
import type { ReminderView } from './reminder-view.ts'

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
