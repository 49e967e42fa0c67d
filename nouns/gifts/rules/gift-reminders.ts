import type { Resource } from '#rules/ledger/resources.ts'
import type { ReminderGroup } from '#rules/people/reminder-group.ts'

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

export const giftReminders = [
  'gift',
  'giftDeclined',
  'giftTakenBack',
  'award',
] as const satisfies readonly (keyof GiftReminders)[]

/** The group of each kind in lists. */
export const giftReminderGroups: Readonly<Record<keyof GiftReminders, ReminderGroup>> = {
  gift: 'gifts',
  giftDeclined: 'gifts',
  giftTakenBack: 'gifts',
  award: 'gifts',
}
