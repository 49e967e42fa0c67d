import { betReminderGroups } from '../bets/bet-reminders.ts'
import { clubReminderGroups } from '../club-reminders.ts'
import { dessertReminderGroups } from '../desserts/dessert-reminders.ts'
import { giftReminderGroups } from '../economy/gift-reminders.ts'
import { iscoreReminderGroups } from '../iscore/iscore-reminders.ts'
import { dragonReminderGroups } from '../paintings/dragon-reminders.ts'
import { paintingReminderGroups } from '../paintings/painting-reminders.ts'
import { archiveReminderGroups } from '../replays/archive-reminders.ts'
import { replayReminderGroups } from '../replays/replay-reminders.ts'
import { adminReminderGroups } from '../staff/admin-reminders.ts'
import { messageReminderGroups } from './message-reminders.ts'
import { privilegeReminderGroups } from './privilege-reminders.ts'
import { type ReminderGroup, reminderGroups } from './reminder-group.ts'
import { type ReminderKind, reminderKinds } from './reminder-kinds.ts'
import { socialReminderGroups } from './social-reminders.ts'

/** The group of every kind: the tables of the nouns. */
export const groupOfKind: Readonly<Record<ReminderKind, ReminderGroup>> = {
  ...replayReminderGroups,
  ...paintingReminderGroups,
  ...dragonReminderGroups,
  ...iscoreReminderGroups,
  ...archiveReminderGroups,
  ...clubReminderGroups,
  ...socialReminderGroups,
  ...giftReminderGroups,
  ...dessertReminderGroups,
  ...betReminderGroups,
  ...messageReminderGroups,
  ...privilegeReminderGroups,
  ...adminReminderGroups,
}

export const kindsOf = (group: ReminderGroup): readonly ReminderKind[] =>
  reminderKinds.filter((kind) => groupOfKind[kind] === group)

/** The group whose unread reminders stand before all others: mentions and replies. */
export const firstGroup: ReminderGroup = 'talk'

/** Mentions and replies before the rest; each part keeps its order. */
export function talkFirst<Row extends { readonly KIND: ReminderKind }>(rows: readonly Row[]): readonly Row[] {
  const isTalk = ({ KIND }: Row) => groupOfKind[KIND] === firstGroup
  return [...rows.filter(isTalk), ...rows.filter((row) => !isTalk(row))]
}

/** Unread reminders per group, from their numbers per kind. Kinds that no longer exist are left out. */
export function countGroups(counts: readonly { readonly kind: string; readonly count: number }[]) {
  const groups = Object.fromEntries(reminderGroups.map((group) => [group, 0])) as Record<ReminderGroup, number> // all groups are set
  for (const { kind, count } of counts) {
    // Safe to cast: a kind that is not in the table gives undefined.
    const group = groupOfKind[kind as ReminderKind] as ReminderGroup | undefined
    if (group) groups[group] += count
  }
  return groups
}

/** The number of unread reminders of all groups together, which is what the list of all of them counts. */
export const unreadOfAll = (groups: Readonly<Record<ReminderGroup, number>>): number =>
  Object.values(groups).reduce((sum, unread) => sum + unread, 0)
