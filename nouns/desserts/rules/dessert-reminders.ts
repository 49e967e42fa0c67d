import type { Dessert } from '#rules/desserts/desserts.ts'
import type { PoliciesOf } from '#rules/people/reminder-policy.ts'

/** Reminders about desserts: the kinds, and the data that each text needs. */
export interface DessertReminders {
  /** Subject `outing:{id}`: the actor's dessert took so many units off the member's plate. */
  readonly stolenFrom: { readonly dessert: Dessert; readonly units: number }
  /** Subject `prize:…`: staff gave the member a dessert, or a level of one they had. */
  readonly dessertGiven: { readonly dessert: Dessert; readonly level: number; readonly note: string }
}

const section = { name: 'gifts', order: 50 }

/** What becomes of each kind. */
export const dessertReminders = {
  stolenFrom: { group: 'gifts', section, people: true },
  dessertGiven: { group: 'gifts', section },
} as const satisfies PoliciesOf<DessertReminders>
