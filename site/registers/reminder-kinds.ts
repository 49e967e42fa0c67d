import { type BetReminders, betReminders } from '../bets/bet-reminders.ts'
import { type ClubReminders, clubReminders } from '../club-reminders.ts'
import { type DessertReminders, dessertReminders } from '../desserts/dessert-reminders.ts'
import { type GiftReminders, giftReminders } from '../economy/gift-reminders.ts'
import { type IscoreReminders, iscoreReminders } from '../iscore/iscore-reminders.ts'
import { type DragonReminders, dragonReminders } from '../paintings/dragon-reminders.ts'
import { type PaintingReminders, paintingReminders } from '../paintings/painting-reminders.ts'
import { type ArchiveReminders, archiveReminders } from '../replays/archive-reminders.ts'
import { type ReplayReminders, replayReminders } from '../replays/replay-reminders.ts'
import { type AdminReminders, adminReminders } from '../staff/admin-reminders.ts'
import { type MessageReminders, messageReminders } from './message-reminders.ts'
import { type PrivilegeReminders, privilegeReminders } from './privilege-reminders.ts'
import { type SocialReminders, socialReminders } from './social-reminders.ts'

/**
 * All kinds of reminders, each with the data its text needs. What a reminder is about is in its `subject`
 * (`replay:123`, `member:1000001`, `run:55`), who did it in its actors, and everything else here. Each noun has a file
 * of its own.
 */
export type ReminderData = ReplayReminders &
  PaintingReminders &
  DragonReminders &
  IscoreReminders &
  ArchiveReminders &
  ClubReminders &
  SocialReminders &
  GiftReminders &
  DessertReminders &
  BetReminders &
  MessageReminders &
  PrivilegeReminders &
  AdminReminders

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
] as const
export type ReminderKind = (typeof reminderKinds)[number]
