import type { Language } from './language.ts'

const hourMs = 3_600_000
const dayMs = 24 * hourMs
/** Beijing is eight hours ahead of UTC all year. */
const aheadMs = 8 * hourMs

/** The date in Beijing, `YYYY-MM-DD`; daily limits, gifts and boards change with it. */
export const beijingDay = (at: Date): string => wall(at).toISOString().slice(0, 10)

/** Hour of the day in Beijing, 0 to 23. */
export const beijingHour = (at: Date): number => wall(at).getUTCHours()

export const sameBeijingDay = (a: Date, b: Date): boolean => beijingDay(a) === beijingDay(b)

/** The instant at which the Beijing day of `at` began. */
export const startOfBeijingDay = (at: Date): Date =>
  new Date(Math.floor((at.getTime() + aheadMs) / dayMs) * dayMs - aheadMs)

/** The instant at which the next Beijing day begins. */
export const nextBeijingDay = (at: Date): Date => new Date(startOfBeijingDay(at).getTime() + dayMs)

/** The Beijing day so many days after another, both `YYYY-MM-DD`; a negative number goes back. */
export const daysLater = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10)

/** The Monday of the week in which a day lies, both `YYYY-MM-DD`. */
export const mondayOf = (day: string): string => daysLater(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7))

export const dateKinds = ['monthDay', 'date', 'dateTime'] as const
export type DateKind = (typeof dateKinds)[number]

/**
 * Formats an ISO date or instant: `11 月 20 日`, `2026 年 11 月 20 日`, `2026 年 11 月 20 日 23:51`; in English
 * `Nov 20`, `Nov 20, 2026`, `Nov 20, 2026, 23:51`. An instant (ending in Z or an offset) is shown in a zone so many
 * minutes ahead of UTC: Beijing's. A text without zone (`2026-11-20T23:51`, `2026-11-20`, `--11-20`) is local time and shown
 * unchanged. Parts that the text does not have are left out; an unreadable text gives ''.
 */
export const formatDateTime = (
  iso: string,
  kind: DateKind,
  language: Language,
  minutesAhead: number = aheadMs / 60_000,
): string => {
  const parts = /^(?:(\d{4})|-)-(\d\d)-(\d\d)(?:T(\d\d:\d\d))?/.exec(zoned.test(iso) ? inZone(iso, minutesAhead) : iso)
  if (!parts) return ''
  const [, year, month, day, time] = parts
  const words = [Number(month), Number(day)] as const
  const withYear = kind === 'monthDay' ? undefined : year
  const text = language === 'zh' ? chineseDate(...words, withYear) : englishDate(...words, withYear)
  if (kind !== 'dateTime' || time === undefined) return text
  return language === 'zh' ? `${text} ${time}` : `${text}, ${time}`
}

/** As `formatDateTime`, in the zone of this machine. */
export const formatLocal = (iso: string, kind: DateKind, language: Language): string =>
  formatDateTime(iso, kind, language, -new Date(iso).getTimezoneOffset())

export type RelativeUnit = 'now' | 'minutes' | 'hours' | 'days' | 'months' | 'years'

/**
 * Time since an instant, as `{unit: 'minutes', value: 38}`, rounded down to whole units; `now` and 0 under a minute.
 * Negative for an instant after `now`. A month has 30 days, a year 365.
 */
export const relativeTime = (iso: string, now: Date): { unit: RelativeUnit; value: number } => {
  const ago = now.getTime() - Date.parse(iso)
  const [unit, ms] = steps.find(([, step]) => Math.abs(ago) >= step) ?? ['now', Number.POSITIVE_INFINITY]
  return { unit, value: Math.trunc(ago / ms) || 0 }
}

const steps: readonly (readonly [RelativeUnit, number])[] = [
  ['years', 365 * dayMs],
  ['months', 30 * dayMs],
  ['days', dayMs],
  ['hours', hourMs],
  ['minutes', 60_000],
]

const zoned = /T.*(Z|[+-]\d\d:?\d\d)$/

/** A date whose UTC fields are the Beijing local time. */
const wall = (at: Date): Date => new Date(at.getTime() + aheadMs)

const inZone = (iso: string, minutesAhead: number): string => {
  const at = Date.parse(iso) + minutesAhead * 60_000
  return Number.isNaN(at) ? '' : new Date(at).toISOString()
}

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

const chineseDate = (month: number, day: number, year: string | undefined): string =>
  `${year === undefined ? '' : `${year} 年 `}${month} 月 ${day} 日`

const englishDate = (month: number, day: number, year: string | undefined): string =>
  `${months[month - 1] ?? month} ${day}${year === undefined ? '' : `, ${year}`}`
