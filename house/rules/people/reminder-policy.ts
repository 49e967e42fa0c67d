import type { ReminderGroup } from './reminder-group.ts'
import type { ReminderKind } from './reminder-kind.ts'

/**
 * Why a kind cannot be switched off on the site. `own`: staff or a keeper acted on something of the member, or decided about a post
 * of theirs that waited. `asked`: it answers a claim that the member made. `account`: it is about the account itself.
 */
export const lockReasons = ['own', 'asked', 'account'] as const
export type LockReason = (typeof lockReasons)[number]

/** A section of the settings, and its place among them; kinds of several nouns may stand in one. */
export interface ReminderSection {
  readonly name: string
  readonly order: number
}

/** What becomes of a kind. Without a word more it may be switched off, is written and mailed, and is told by the house. */
export interface ReminderPolicy {
  /** Its group in lists. */
  readonly group: ReminderGroup
  readonly section: ReminderSection
  /** Present if the kind is always written. */
  readonly locked?: LockReason
  /** The site's switch of a member who has not chosen; default true. */
  readonly written?: boolean
  /** The mail switch of a member who has not chosen; default true. False for what comes in numbers and wants no answer. */
  readonly mailed?: boolean
  /** Caused by other members; the others are told by the house. A digest leaves out those whose cause is gone. */
  readonly people?: boolean
  /** Told also while its noun is switched off: it says what became of what was open in it. */
  readonly toldWhenOff?: boolean
  /** Its data carry `words` of the post it is about until that post is taken away. */
  readonly quotes?: boolean
}

/** Of each kind of a noun what becomes of it. `Kinds`: the kinds with their data. */
export type PoliciesOf<Kinds> = Readonly<Record<keyof Kinds, ReminderPolicy>>

/** Of every kind what becomes of it. */
export type ReminderPolicies = Readonly<Record<ReminderKind, ReminderPolicy>>
