import { adminReminders } from '#nouns/admin/rules/admin-reminders.ts'
import { archiveReminders } from '#nouns/archive/rules/archive-reminders.ts'
import { betReminders } from '#nouns/bets/rules/bet-reminders.ts'
import { clubReminders } from '#nouns/clubs/rules/club-reminders.ts'
import { dessertReminders } from '#nouns/desserts/rules/dessert-reminders.ts'
import { giftReminders } from '#nouns/gifts/rules/gift-reminders.ts'
import { messageReminders } from '#nouns/messages/rules/message-reminders.ts'
import { dragonReminders } from '#nouns/paintings/rules/dragon-reminders.ts'
import { paintingReminders } from '#nouns/paintings/rules/painting-reminders.ts'
import { privilegeReminders } from '#nouns/privileges/rules/privilege-reminders.ts'
import { iscoreReminders } from '#nouns/replays/rules/iscore/iscore-reminders.ts'
import { replayReminders } from '#nouns/replays/rules/replay-reminders.ts'
import { socialReminders } from '#nouns/social/rules/social-reminders.ts'
import type { ReminderKind } from '#rules/people/reminder-kind.ts'

/** The kinds of reminders by noun, in the order of the settings. */
export const reminderNouns = {
  clubs: clubReminders,
  replays: replayReminders,
  paintings: [...paintingReminders, ...dragonReminders],
  people: socialReminders,
  gifts: [...giftReminders, ...dessertReminders],
  bets: betReminders,
  iscore: iscoreReminders,
  archive: archiveReminders,
  messages: messageReminders,
  privileges: privilegeReminders,
  account: adminReminders,
} as const satisfies Record<string, readonly ReminderKind[]>
export type ReminderNoun = keyof typeof reminderNouns

/**
 * Why a kind cannot be switched off on the site. `own`: staff or a keeper acted on something of the member, or decided about a post
 * of theirs that waited. `asked`: it answers a claim that the member made. `account`: it is about the account itself.
 */
export const lockReasons = ['own', 'asked', 'account'] as const
export type LockReason = (typeof lockReasons)[number]

interface KindPolicy {
  /** Present if the kind is always written. */
  readonly locked?: LockReason
  /** The site's switch of a member who has not chosen; default true. */
  readonly written?: boolean
  /** The mail switch of a member who has not chosen; default true. */
  readonly mailed?: boolean
  /** Caused by other members; the others are told by the house. A digest leaves out those whose cause is gone. */
  readonly people?: boolean
  /** Its data carry `words` of the post it is about until that post is taken away. */
  readonly quotes?: boolean
}

/** A kind that is not listed may be switched off, is written and mailed, and is told by the house. */
const policies: Readonly<Partial<Record<ReminderKind, KindPolicy>>> = {
  topicReply: { people: true, quotes: true },
  floorQuote: { people: true, quotes: true },
  mention: { people: true, quotes: true },
  replayComment: { people: true, quotes: true },
  paintingComment: { people: true, quotes: true },
  betComment: { people: true, quotes: true },
  // Likes and followers come in numbers and want no answer.
  floorLike: { people: true, mailed: false },
  replayLike: { people: true, mailed: false },
  paintingLike: { people: true, mailed: false },
  follow: { people: true, mailed: false },
  // Nothing asks for a stake unless its member wants that.
  betEnding: { written: false, mailed: false },
  gift: { people: true, quotes: true },
  giftDeclined: { people: true },
  stolenFrom: { people: true },

  topicStaff: { locked: 'own' },
  floorStaff: { locked: 'own' },
  replayHidden: { locked: 'own' },
  paintingHidden: { locked: 'own' },
  giftTakenBack: { locked: 'own' },
  floorHeld: { locked: 'own' },
  topicKeeper: { locked: 'own' },
  floorHidden: { locked: 'own' },
  clubKeeper: { locked: 'own' },
  clubProposal: { locked: 'asked' },
  heldDecided: { locked: 'own' },
  paintingHeldDecided: { locked: 'own' },
  dragonBall: { locked: 'own' },
  betCommentDecided: { locked: 'own' },
  objectionDecided: { locked: 'asked' },
  betAsked: { locked: 'own' },
  iscoreDecided: { locked: 'asked' },
  pilotDecided: { locked: 'asked' },
  claimDecided: { locked: 'asked' },
  blackFlag: { locked: 'account' },
  staff: { locked: 'account' },
  linkedAccount: { locked: 'account' },
  robot: { locked: 'account' },
}

/** Why the kind cannot be switched off on the site; null if it can. */
export const lockedBy = (kind: ReminderKind): LockReason | null => policies[kind]?.locked ?? null

export const writtenByDefault = (kind: ReminderKind): boolean => policies[kind]?.written ?? true

export const mailedByDefault = (kind: ReminderKind): boolean => policies[kind]?.mailed ?? true

export const isFromPeople = (kind: ReminderKind): boolean => policies[kind]?.people ?? false

export const quotesPost = (kind: ReminderKind): boolean => policies[kind]?.quotes ?? false

/** The choices of a member that differ from the defaults. */
export interface ChosenSwitches {
  /** Kinds whose site switch is not at its default. */
  readonly siteOn: readonly string[]
  readonly siteOff: readonly string[]
  readonly mailOn: readonly string[]
  readonly mailOff: readonly string[]
}

export const isOnSite = (
  kind: ReminderKind,
  { siteOn, siteOff }: Pick<ChosenSwitches, 'siteOn' | 'siteOff'>,
): boolean => lockedBy(kind) !== null || siteOn.includes(kind) || (writtenByDefault(kind) && !siteOff.includes(kind))

/** Whether a digest has the kind. One that is off on the site is not written, so no digest can have it. */
export const isMailed = (kind: ReminderKind, chosen: ChosenSwitches): boolean =>
  isOnSite(kind, chosen) && isMailOn(kind, chosen)

/** The mail switch alone, whatever the site's switch says. */
export const isMailOn = (kind: ReminderKind, { mailOn, mailOff }: ChosenSwitches): boolean =>
  mailOn.includes(kind) || (mailedByDefault(kind) && !mailOff.includes(kind))
