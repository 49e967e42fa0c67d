/** Declared search parameters of `/reminders`. */
export interface RemindersSearch {
  readonly p?: number
}

export const remindersSearch = (raw: Readonly<Record<string, unknown>>): RemindersSearch => {
  const p = Number(raw.p)
  return Number.isInteger(p) && p > 1 && p <= 1_000_000 ? { p } : {}
}
