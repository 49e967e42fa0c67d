import type { TopicAct } from './clubs.ts'
import type { Decided } from './staff/decided.ts'

/** What members are told of about topics and floors, by kind, with the data its words need. */
export interface ClubReminders {
  /** Subject `topic:{id}`: the newest answer in one's own topic. */
  readonly topicReply: FloorTold
  /** Subject `topic:{id}`: somebody quoted what one wrote there. */
  readonly floorQuote: FloorTold
  /** Subject `topic:{id}`: somebody named one there. */
  readonly mention: FloorTold
  /** Subject `floor:{topic}:{number}`. */
  readonly floorLike: FloorTold
  /** Subject `topic:{id}`: what staff did with one's topic. */
  readonly topicStaff: { readonly act: TopicAct; readonly note: string; readonly t: number; readonly title: string }
  /** Subject `floor:{topic}:{number}`: staff took one's floor away, or brought it back. */
  readonly floorStaff: { readonly state: 'hidden' | 'shown'; readonly note: string } & FloorNamed
  /** Subject `floor:{topic}:{number}`: what waited for staff. */
  readonly floorHeld: Decided & FloorNamed
  /** Subject `floor:{topic}:{number}`: what staff decided about one's report. */
  readonly floorReport: Decided & FloorNamed
}

interface FloorNamed {
  readonly t: number
  readonly floor: number
  readonly title: string
}

/** A floor and its first words. */
interface FloorTold extends FloorNamed {
  readonly words: string
}

export const clubReminders = [
  'topicReply',
  'floorQuote',
  'mention',
  'floorLike',
  'topicStaff',
  'floorStaff',
  'floorHeld',
  'floorReport',
] as const satisfies readonly (keyof ClubReminders)[]
