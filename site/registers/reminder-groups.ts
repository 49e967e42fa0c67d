import { adminReminderGroups } from '#nouns/admin/rules/admin-reminders.ts'
import { archiveReminderGroups } from '#nouns/archive/rules/archive-reminders.ts'
import { betReminderGroups } from '#nouns/bets/rules/bet-reminders.ts'
import { clubReminderGroups } from '#nouns/clubs/rules/club-reminders.ts'
import { dessertReminderGroups } from '#nouns/desserts/rules/dessert-reminders.ts'
import { giftReminderGroups } from '#nouns/gifts/rules/gift-reminders.ts'
import { messageReminderGroups } from '#nouns/messages/rules/message-reminders.ts'
import { dragonReminderGroups } from '#nouns/paintings/rules/dragon-reminders.ts'
import { paintingReminderGroups } from '#nouns/paintings/rules/painting-reminders.ts'
import { privilegeReminderGroups } from '#nouns/privileges/rules/privilege-reminders.ts'
import { iscoreReminderGroups } from '#nouns/replays/rules/iscore/iscore-reminders.ts'
import { replayReminderGroups } from '#nouns/replays/rules/replay-reminders.ts'
import { socialReminderGroups } from '#nouns/social/rules/social-reminders.ts'
import { type ReminderGroup, reminderGroups } from '#rules/people/reminder-group.ts'
import type { ReminderKind } from '#rules/people/reminder-kind.ts'
import { reminderKinds } from './reminder-kinds.ts'

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
