import { type AdminReminders, adminReminders } from '#nouns/admin/rules/admin-reminders.ts'
import { type ArchiveReminders, archiveReminders } from '#nouns/archive/rules/archive-reminders.ts'
import { type BetReminders, betReminders } from '#nouns/bets/rules/bet-reminders.ts'
import { type ClubReminders, clubReminders } from '#nouns/clubs/rules/club-reminders.ts'
import { type DessertReminders, dessertReminders } from '#nouns/desserts/rules/dessert-reminders.ts'
import { type GiftReminders, giftReminders } from '#nouns/gifts/rules/gift-reminders.ts'
import { type MessageReminders, messageReminders } from '#nouns/messages/rules/message-reminders.ts'
import { type DragonReminders, dragonReminders } from '#nouns/paintings/rules/dragon-reminders.ts'
import { type PaintingReminders, paintingReminders } from '#nouns/paintings/rules/painting-reminders.ts'
import { type PrivilegeReminders, privilegeReminders } from '#nouns/privileges/rules/privilege-reminders.ts'
import { type IscoreReminders, iscoreReminders } from '#nouns/replays/rules/iscore/iscore-reminders.ts'
import { type ReplayReminders, replayReminders } from '#nouns/replays/rules/replay-reminders.ts'
import { type SocialReminders, socialReminders } from '#nouns/social/rules/social-reminders.ts'
import type { ReminderKind } from '#rules/people/reminder-kind.ts'

declare module '#rules/people/reminder-kind.ts' {
  interface ReminderData
    extends ReplayReminders,
      PaintingReminders,
      DragonReminders,
      IscoreReminders,
      ArchiveReminders,
      ClubReminders,
      SocialReminders,
      GiftReminders,
      DessertReminders,
      BetReminders,
      MessageReminders,
      PrivilegeReminders,
      AdminReminders {}
}

/** All kinds of reminders; each noun has a file of its own. */
export const reminderKinds = [
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
] as const satisfies readonly ReminderKind[]
