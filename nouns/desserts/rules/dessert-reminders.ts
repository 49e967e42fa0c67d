import type { Dessert } from '#rules/desserts/desserts.ts'
import type { ReminderGroup } from '#rules/people/reminder-group.ts'

/** Reminders about desserts: the kinds, and the data that each text needs. */
export interface DessertReminders {
  /** Subject `outing:{id}`: the actor's dessert took so many units off the member's plate. */
  readonly stolenFrom: { readonly dessert: Dessert; readonly units: number }
  /** Subject `prize:…`: staff gave the member a dessert, or a level of one they had. */
  readonly dessertGiven: { readonly dessert: Dessert; readonly level: number; readonly note: string }
}

export const dessertReminders = ['stolenFrom', 'dessertGiven'] as const satisfies readonly (keyof DessertReminders)[]

/** The group of each kind in lists. */
export const dessertReminderGroups: Readonly<Record<keyof DessertReminders, ReminderGroup>> = {
  stolenFrom: 'gifts',
  dessertGiven: 'gifts',
}
