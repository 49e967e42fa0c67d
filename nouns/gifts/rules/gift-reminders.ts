import type { Resource } from '#rules/ledger/resources.ts'
import type { PoliciesOf } from '#rules/people/reminder-policy.ts'

interface OfResource {
  readonly resource: Resource
  readonly amount: number
}

/** Reminders about gifts and awards: the kinds, and the data that each text needs. */
export interface GiftReminders {
  /** Subject `gift:{id}`: the actor gave something to the member; `words` is their note, or empty. */
  readonly gift: OfResource & { readonly words: string }
  /** Subject `gift:{id}`: the actor gave the member's gift back. */
  readonly giftDeclined: OfResource
  /** Subject `gift:{id}`: staff took back a gift that the member gave (`out`) or received (`in`). */
  readonly giftTakenBack: OfResource & { readonly way: 'out' | 'in'; readonly other: string; readonly note: string }
  /** Subject `award:{id}`: staff awarded something to the member. */
  readonly award: OfResource & { readonly note: string }
}

const section = { name: 'gifts', order: 50 }

/** What becomes of each kind. */
export const giftReminders = {
  gift: { group: 'gifts', section, people: true, quotes: true },
  giftDeclined: { group: 'gifts', section, people: true },
  giftTakenBack: { group: 'gifts', section, locked: 'own' },
  award: { group: 'gifts', section },
} as const satisfies PoliciesOf<GiftReminders>
