const dayMs = 86_400_000

/** First and last Beijing day of a period, `YYYY-MM-DD`; a missing one leaves that side open. */
export interface DayRange {
  readonly from?: string | undefined
  readonly to?: string | undefined
}

export interface Period {
  /** The first instant. Null: from the beginning. */
  readonly from: Date | null
  /** The first instant after it. Null: without end. */
  readonly until: Date | null
}

/** The instants of a period. Null if a day does not exist, or if the last day is before the first. */
export const periodOf = ({ from, to }: DayRange): Period | null => {
  const range = { from: from ? startOf(from) : null, until: to ? startOf(to, 1) : null }
  if (range.from === undefined || range.until === undefined) return null
  if (range.from && range.until && range.from >= range.until) return null
  return { from: range.from, until: range.until }
}

/** The day `count` days before a day. */
export const daysBefore = (day: string, count: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) - count * dayMs).toISOString().slice(0, 10)

/** Number of days from one day to a later one. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / dayMs)

/** The instant at which a Beijing day, or one `later` days later, begins. Undefined if no calendar has the day. */
const startOf = (day: string, later = 0): Date | undefined => {
  const at = Date.parse(`${day}T00:00:00+08:00`)
  // JavaScript reads February 30 as March 2, and knows a year 0.
  if (Number.isNaN(at) || day.startsWith('0000') || !new Date(at + 8 * 3_600_000).toISOString().startsWith(day))
    return undefined
  return new Date(at + later * dayMs)
}
