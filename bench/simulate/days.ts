import { daysLater } from '#rules/beijing-time.ts'

/** A Monday. */
const firstDay = '2026-01-05'

const days: string[] = []
/** The Beijing day of a day of the simulation, counted from 0. */
export const beijingDayOf = (day: number): string => {
  days[day] ??= daysLater(firstDay, day)
  return days[day]
}
