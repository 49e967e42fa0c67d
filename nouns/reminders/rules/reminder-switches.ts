import type { ReminderKind } from '#rules/people/reminder-kind.ts'
import type { ReminderPolicies, ReminderPolicy } from '#rules/people/reminder-policy.ts'
import { kindsIn } from './reminder-groups.ts'

/** Kinds of one section of the settings. */
export interface KindsOfSection {
  readonly name: string
  readonly kinds: readonly ReminderKind[]
}

/** The kinds by section, in the order of the settings. */
export function sectionsOf(policies: ReminderPolicies): readonly KindsOfSection[] {
  const sections = new Map(kindsIn(policies).map((kind) => [policies[kind].section.name, policies[kind].section]))
  return [...sections.values()]
    .toSorted((one, other) => one.order - other.order)
    .map(({ name }) => ({ name, kinds: kindsIn(policies).filter((kind) => policies[kind].section.name === name) }))
}

/** Whether the kind is written, or mailed, for a member who has not chosen. */
export const writtenByDefault = ({ written = true }: ReminderPolicy): boolean => written
export const mailedByDefault = ({ mailed = true }: ReminderPolicy): boolean => mailed

/** The choices of a member that differ from the defaults. */
export interface ChosenSwitches {
  /** Kinds whose site switch is not at its default. */
  readonly siteOn: readonly string[]
  readonly siteOff: readonly string[]
  readonly mailOn: readonly string[]
  readonly mailOff: readonly string[]
}

export interface Switches {
  readonly isOnSite: (kind: ReminderKind) => boolean
  /** The mail switch alone, whatever the site's switch says. */
  readonly isMailOn: (kind: ReminderKind) => boolean
  /** Whether a digest has the kind. One that is off on the site is not written, so no digest can have it. */
  readonly isMailed: (kind: ReminderKind) => boolean
}

/** The switches of a member who made these choices. */
export function switchesOf(policies: ReminderPolicies, { siteOn, siteOff, mailOn, mailOff }: ChosenSwitches): Switches {
  const isOnSite = (kind: ReminderKind): boolean => {
    const policy = policies[kind]
    return !!policy.locked || siteOn.includes(kind) || (writtenByDefault(policy) && !siteOff.includes(kind))
  }
  const isMailOn = (kind: ReminderKind): boolean =>
    mailOn.includes(kind) || (mailedByDefault(policies[kind]) && !mailOff.includes(kind))
  return { isOnSite, isMailOn, isMailed: (kind) => isOnSite(kind) && isMailOn(kind) }
}
