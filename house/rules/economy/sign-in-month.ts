import { daysLater, mondayOf } from '../beijing-time.ts'
import { powerOfStreak } from './daily-gift.ts'
import { earning } from './economy-rates.ts'

/** The month in which a day `YYYY-MM-DD` lies. */
export const monthOf = (day: string): string => day.slice(0, 7)

/** The month so many months after another, both `YYYY-MM`; a negative number goes back. */
export const monthsLater = (month: string, months: number): string => {
  const [year = 0, number = 1] = month.split('-').map(Number)
  const count = year * 12 + number - 1 + months
  return `${Math.floor(count / 12)}-${String((count % 12) + 1).padStart(2, '0')}`
}

/** The weeks of a month from Monday to Sunday; null stands for days of the months around it. */
export const weeksOf = (month: string): (string | null)[][] => {
  const weeks: (string | null)[][] = []
  for (let monday = mondayOf(`${month}-01`); monthOf(monday) <= month; monday = daysLater(monday, 7)) {
    const days = Array.from({ length: 7 }, (_, n) => daysLater(monday, n))
    weeks.push(days.map((day) => (monthOf(day) === month ? day : null)))
  }
  return weeks
}

/** In how many days the next day with more power comes, after a row of `streak` days. */
export const daysToStrong = (streak: number): number => earning.strongDay - (streak % earning.strongDay)

/** The places of the row of seven that `streak` stands in: what each brings, and whether it was reached. */
export const powerPlaces = (streak: number): { readonly power: number; readonly done: boolean }[] => {
  const reached = streak === 0 ? 0 : ((streak - 1) % earning.strongDay) + 1
  return Array.from({ length: earning.strongDay }, (_, n) => ({ power: powerOfStreak(n + 1), done: n < reached }))
}
