import type { PoliciesOf } from '#rules/people/reminder-policy.ts'

/** Reminders about dragon balls: the kinds, and the data that each text needs. */
export interface DragonReminders {
  /**
   * Subject `painting:{id}`: the member's work became the ball `ball` of a character's round, was taken from its place, or was
   * not taken (`ball` is 0 then). `note` is the reason that staff gave.
   */
  readonly dragonBall: {
    readonly painting: number
    readonly name: string
    readonly state: 'set' | 'emptied' | 'declined'
    readonly ball: number
    readonly round: number
    readonly character: string
    readonly note: string
  }
  /** Subject `dragon:{character}:{round}`: a round is closed in which `balls` works of the member are balls. */
  readonly dragonRound: { readonly character: string; readonly round: number; readonly balls: number }
}

const section = { name: 'paintings', order: 30 }

/** What becomes of each kind. */
export const dragonReminders = {
  dragonBall: { group: 'paintings', section, locked: 'own' },
  dragonRound: { group: 'paintings', section },
} as const satisfies PoliciesOf<DragonReminders>
