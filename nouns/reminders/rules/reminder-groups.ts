import { type ReminderGroup, reminderGroups } from '#rules/people/reminder-group.ts'
import type { ReminderKind } from '#rules/people/reminder-kind.ts'
import type { ReminderPolicies } from '#rules/people/reminder-policy.ts'

/** The kinds of a group. */
export const kindsOf = (policies: ReminderPolicies, group: ReminderGroup): readonly ReminderKind[] =>
  kindsIn(policies).filter((kind) => policies[kind].group === group)

/** All kinds that there are. */
export const kindsIn = (policies: ReminderPolicies): readonly ReminderKind[] => Object.keys(policies) as ReminderKind[] // its own keys

/** The group whose unread reminders stand before all others: mentions and replies. */
export const firstGroup: ReminderGroup = 'talk'

/** Mentions and replies before the rest; each part keeps its order. */
export function talkFirst<Row extends { readonly KIND: ReminderKind }>(
  policies: ReminderPolicies,
  rows: readonly Row[],
): readonly Row[] {
  const isTalk = ({ KIND }: Row) => policies[KIND].group === firstGroup
  return [...rows.filter(isTalk), ...rows.filter((row) => !isTalk(row))]
}

/** Unread reminders per group, from their numbers per kind. Kinds that no longer exist are left out. */
export function countGroups(
  policies: ReminderPolicies,
  counts: readonly { readonly kind: string; readonly count: number }[],
) {
  const groups = Object.fromEntries(reminderGroups.map((group) => [group, 0])) as Record<ReminderGroup, number> // all groups are set
  for (const { kind, count } of counts) {
    if (isKind(policies, kind)) groups[policies[kind].group] += count
  }
  return groups
}

/** Whether there is such a kind: a stored one may be of an older version. */
export const isKind = (policies: ReminderPolicies, kind: string): kind is ReminderKind => Object.hasOwn(policies, kind)

/** The number of unread reminders of all groups together, which is what the list of all of them counts. */
export const unreadOfAll = (groups: Readonly<Record<ReminderGroup, number>>): number =>
  Object.values(groups).reduce((sum, unread) => sum + unread, 0)
