import { unwrapList, wrapList } from '../text.ts'

/**
 * What a member is told of, each with the data its words need: what a reminder is about goes into its `subject`
 * (`replay:123`, `member:1000001`, `run:55`), who did it into its actors, and the rest here.
 */
export interface ReminderData {
  /** Subject `replay:{id}`; the newest words, cut. */
  readonly replayComment: { readonly code: string; readonly game: number; readonly words: string }
  /** Subject `replay:{id}`. */
  readonly replayLike: { readonly code: string; readonly game: number }
  /** Subject `topic:{id}`: the newest answer in one's own topic. */
  readonly topicReply: FloorTold
  /** Subject `topic:{id}`: somebody quoted what one wrote there. */
  readonly floorQuote: FloorTold
  /** Subject `topic:{id}`: somebody named one there. */
  readonly mention: FloorTold
  /** Subject `floor:{topic}:{number}`. */
  readonly floorLike: FloorTold
  /** Subject `member:{whoever is followed}`, so that followers merge. */
  readonly follow: Record<never, never>
  /** Subject `replay:{id}`: what staff decided about one's report. */
  readonly reportDone: Decided & { readonly code: string }
  /** Subject `run:{id}`: an archived run one claimed. */
  readonly claimDecided: Decided & { readonly pilot: string; readonly game: number }
  /** Subject `replay:{id}`: a high score that waited for staff. */
  readonly iscoreDecided: Decided & { readonly code: string; readonly game: number }
  /** Subject `pilot:{id}`: a signature. */
  readonly pilotDecided: Decided & { readonly pilot: string }
  /** Subject `replay:{id}` or `comment:{id}`: what waited for staff; `code` is the replay's. */
  readonly heldDecided: Decided & { readonly code: string; readonly what: 'replay' | 'comment' }
  /** Subject `replay:{id}`: staff hid one's replay after a report, or showed it again. */
  readonly replayHidden: { readonly state: 'hidden' | 'shown'; readonly note: string; readonly code: string }
  /** Subject `topic:{id}`: what staff did with one's topic. */
  readonly topicStaff: { readonly act: TopicAct; readonly note: string; readonly t: number; readonly title: string }
  /** Subject `floor:{topic}:{number}`: staff took one's floor away, or brought it back. */
  readonly floorStaff: { readonly state: 'hidden' | 'shown'; readonly note: string } & FloorNamed
  /** Subject `floor:{topic}:{number}`: what waited for staff. */
  readonly floorHeld: Decided & FloorNamed
  /** Subject `floor:{topic}:{number}`: what staff decided about one's report. */
  readonly floorReport: Decided & FloorNamed
  /** Subject `member:{whoever is flagged}`; `until` is ISO 8601, or empty without an end. */
  readonly blackFlag: { readonly state: 'set' | 'lifted'; readonly reason: string; readonly until: string }
  /** Subject `member:{whoever it is}`: permission codes as they are now, with `|` between. */
  readonly staff: { readonly codes: string }
}

/** What staff may do with a topic. */
export const topicActs = ['pin', 'unpin', 'lock', 'unlock', 'move', 'hide', 'restore', 'rename'] as const
export type TopicAct = (typeof topicActs)[number]

interface FloorNamed {
  readonly t: number
  readonly floor: number
  readonly title: string
}

/** A floor and its first words. */
interface FloorTold extends FloorNamed {
  readonly words: string
}

/** How staff decided; the note is theirs to the member, or empty. */
interface Decided {
  readonly verdict: 'pass' | 'notPass'
  readonly note: string
}

export const reminderKinds = [
  'replayComment',
  'replayLike',
  'topicReply',
  'floorQuote',
  'mention',
  'floorLike',
  'follow',
  'reportDone',
  'claimDecided',
  'iscoreDecided',
  'pilotDecided',
  'heldDecided',
  'replayHidden',
  'topicStaff',
  'floorStaff',
  'floorHeld',
  'floorReport',
  'blackFlag',
  'staff',
] as const satisfies readonly (keyof ReminderData)[]
export type ReminderKind = (typeof reminderKinds)[number]

/** Reminders are kept so long, read or not. */
export const reminderDays = 180
/** So many of the people behind a reminder are named at most. */
export const reminderActorsNamed = 2
/** The counter on the bell is exact up to here. */
export const reminderBadgeMost = 99

/** What the bell says: nothing, the number, or `99+`. */
export const reminderBadge = (unread: number): string =>
  unread <= 0 ? '' : unread > reminderBadgeMost ? `${reminderBadgeMost}+` : String(unread)

/** Ids a browser has acknowledged and the server may not know of yet, as local storage keeps them: `_12_15_16_`. */
export const writeAcknowledged = (ids: readonly number[]): string => wrapList(ids.slice(-acknowledgedMost).map(String))

export const readAcknowledged = (stored: string): number[] =>
  unwrapList(stored)
    .filter((part) => /^\d{1,15}$/.test(part))
    .map(Number)
    .slice(-acknowledgedMost)

/** Older ones were told to the server long ago. */
const acknowledgedMost = 200

/** The counter after one more reminder was seen: one less, never below nothing. */
export const oneSeen = (unread: number): number => Math.max(0, unread - 1)
