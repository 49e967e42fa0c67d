/** Declared search parameters of `/painting`, as the address writes them: a filter, a page, and whose works. */
export type WallSearch = Readonly<Record<string, string>>

/**
 * The address keeps only what has the form of a filter. Whether there is such a character or tag is the page's business:
 * their lists would weigh on every first visit.
 */
export const wallSearch = (raw: Readonly<Record<string, unknown>>): WallSearch => {
  const p = wallPage(raw.p)
  const paged = p > 1 ? { p: String(p) } : {}
  if (raw.follow === 'Y') return { follow: 'Y', ...paged }
  const fields = Object.entries(forms).flatMap(([name, form]) => {
    const value = typeof raw[name] === 'number' ? String(raw[name]) : raw[name]
    return typeof value === 'string' && form.test(value) ? [[name, value] as const] : []
  })
  return { ...Object.fromEntries(fields), ...paged }
}

export const wallPage = (raw: unknown): number => {
  const p = Number(raw)
  return Number.isInteger(p) && p > 1 && p <= 1_000_000 ? p : 1
}

const forms = {
  character: /^[A-Za-z]{1,24}$/,
  game: /^\d{1,4}$/,
  tag: /^.{1,24}$/su,
  match: /^\d{1,10}$/,
  upid: /^\d{7,10}$/,
  period: /^(?:day|week|month|year)$/,
  sort: /^(?:likes|comments)$/,
} as const
