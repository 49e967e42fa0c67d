import type { PoliciesOf } from '#rules/people/reminder-policy.ts'
import type { Decided } from '#rules/staff/decided.ts'
import type { YesNo } from '#rules/yes-no.ts'
import type { StakeResource } from './odds.ts'

interface OfEvent {
  /** The id in the address of the event. */
  readonly name: string
  readonly title: string
}

/** Reminders about bets, most with the subject `bet:{id}`: the kinds, and the data that each text needs. */
export interface BetReminders {
  /** A comment on the member's event. `comment` is the newest one and `words` its text, truncated, until it is taken away. */
  readonly betComment: OfEvent & { readonly comment: number; readonly words?: string }
  /** With the subject `comment:{id}`: the decision of staff about the member's waiting comment. */
  readonly betCommentDecided: Decided & OfEvent
  /** An event that the member has not staked on ends within a day. */
  readonly betEnding: OfEvent
  /** A result is proposed for an event that the member staked on, or was changed. */
  readonly betProposed: OfEvent & { readonly changed: YesNo }
  /** An event that the member staked on is paid. `net`: of all their accounts; `effect`: what a dessert added. */
  readonly betResult: OfEvent & {
    readonly resource: StakeResource
    readonly net: number
    readonly effect: number
    readonly refunded: YesNo
  }
  /** Staff answered the member's objection. */
  readonly objectionDecided: OfEvent & { readonly founded: YesNo; readonly note: string }
  /** Staff decided about an event that the member wants to open. */
  readonly betAsked: OfEvent & { readonly accepted: YesNo; readonly note: string }
}

const section = { name: 'bets', order: 60 }

/** What becomes of each kind. */
export const betReminders = {
  betComment: { group: 'talk', section, people: true, quotes: true },
  betCommentDecided: { group: 'house', section, locked: 'own' },
  betEnding: { group: 'house', section, written: false, mailed: false },
  betProposed: { group: 'house', section },
  betResult: { group: 'house', section, toldWhenOff: true },
  objectionDecided: { group: 'house', section, locked: 'asked' },
  betAsked: { group: 'house', section, locked: 'own', toldWhenOff: true },
} as const satisfies PoliciesOf<BetReminders>
