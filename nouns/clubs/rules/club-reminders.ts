import type { PoliciesOf } from '#rules/people/reminder-policy.ts'
import type { Decided } from '#rules/staff/decided.ts'
import type { KeeperAct } from './club-keeping.ts'
import type { TopicAct } from './clubs.ts'

/** Reminders about topics and floors: the kinds, and the data that each text needs. */
export interface ClubReminders {
  /** Subject `topic:{id}`: new floors in the member's own topic; the data is of the newest. */
  readonly topicReply: FloorTold
  /** Subject `topic:{id}`: somebody quoted the member there. */
  readonly floorQuote: FloorTold
  /** Subject `topic:{id}`: somebody mentioned the member there. */
  readonly mention: FloorTold
  /** Subject `floor:{topic}:{number}`: somebody liked the member's floor. */
  readonly floorLike: FloorTold
  /** Subject `topic:{id}`: a staff act on the member's topic. */
  readonly topicStaff: { readonly act: TopicAct; readonly note: string; readonly t: number; readonly title: string }
  /** Subject `topic:{id}`: a keeper of the club acted on the member's topic. */
  readonly topicKeeper: { readonly act: KeeperAct; readonly note: string; readonly t: number; readonly title: string }
  /** Subject `floor:{topic}:{number}`: several members hid the member's floor; it waits for staff. */
  readonly floorHidden: FloorNamed
  /** Subject `floor:{topic}:{number}`: what staff decided about a floor that the member hid. */
  readonly hidingDecided: Decided & FloorNamed
  /** Subject `proposal:{id}`: the decision of staff about a club that the member proposed; `m` is 0 if declined. */
  readonly clubProposal: Decided & { readonly name: string; readonly m: number }
  /** Subject `club:{id}`: staff named the member a keeper of the club, or dismissed them. */
  readonly clubKeeper: {
    readonly state: 'named' | 'dismissed'
    readonly note: string
    readonly m: number
    readonly name: string
  }
  /** Subject `floor:{topic}:{number}`: staff hid the member's floor, or showed it again; `judged`: two members hid it. */
  readonly floorStaff: { readonly state: 'hidden' | 'judged' | 'shown'; readonly note: string } & FloorNamed
  /** Subject `floor:{topic}:{number}`: the decision of staff about the member's waiting floor. */
  readonly floorHeld: Decided & FloorNamed
  /** Subject `floor:{topic}:{number}`: the decision of staff about the member's report. */
  readonly floorReport: Decided & FloorNamed
}

interface FloorNamed {
  readonly t: number
  readonly floor: number
  readonly title: string
}

/** A floor and the beginning of its text; without `words` once it is taken away. */
interface FloorTold extends FloorNamed {
  readonly words?: string
}

const section = { name: 'clubs', order: 10 }

/** What becomes of each kind. */
export const clubReminders = {
  topicReply: { group: 'talk', section, people: true, quotes: true },
  floorQuote: { group: 'talk', section, people: true, quotes: true },
  mention: { group: 'talk', section, people: true, quotes: true },
  floorLike: { group: 'likes', section, people: true, mailed: false },
  topicStaff: { group: 'clubs', section, locked: 'own' },
  floorStaff: { group: 'clubs', section, locked: 'own' },
  floorHeld: { group: 'clubs', section, locked: 'own' },
  floorReport: { group: 'clubs', section },
  topicKeeper: { group: 'clubs', section, locked: 'own' },
  floorHidden: { group: 'clubs', section, locked: 'own' },
  hidingDecided: { group: 'clubs', section },
  clubProposal: { group: 'clubs', section, locked: 'asked' },
  clubKeeper: { group: 'clubs', section, locked: 'own' },
} as const satisfies PoliciesOf<ClubReminders>
