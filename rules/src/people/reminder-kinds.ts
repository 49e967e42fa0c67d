import { type ClubReminders, clubReminders } from '../club-reminders.ts'
import { type IscoreReminders, iscoreReminders } from '../iscore/iscore-reminders.ts'
import { type ArchiveReminders, archiveReminders } from '../replays/archive-reminders.ts'
import { type ReplayReminders, replayReminders } from '../replays/replay-reminders.ts'
import { type AdminReminders, adminReminders } from '../staff/admin-reminders.ts'
import { type SocialReminders, socialReminders } from './social-reminders.ts'

/**
 * What a member is told of, each kind with the data its words need: what a reminder is about goes into its `subject`
 * (`replay:123`, `member:1000001`, `run:55`), who did it into its actors, and the rest here. Each noun has its kinds in a
 * file of its own.
 */
export type ReminderData = ReplayReminders &
  IscoreReminders &
  ArchiveReminders &
  ClubReminders &
  SocialReminders &
  AdminReminders

export const reminderKinds = [
  ...replayReminders,
  ...iscoreReminders,
  ...archiveReminders,
  ...clubReminders,
  ...socialReminders,
  ...adminReminders,
] as const
export type ReminderKind = (typeof reminderKinds)[number]
