/** Declared search parameters of `/rpy/archive`, as the address writes them. */
export type ArchiveAsked = Readonly<Record<string, string>>

/**
 * The address keeps what has the form of a filter. Whether there is such a shot is the page's business: the list of them
 * would weigh on every first visit.
 */
export const archiveAsked = (raw: Readonly<Record<string, unknown>>): ArchiveAsked =>
  Object.fromEntries(
    Object.entries(forms).flatMap(([name, form]) => {
      const value = typeof raw[name] === 'number' ? String(raw[name]) : raw[name]
      return typeof value === 'string' && form.test(value) ? [[name, value] as const] : []
    }),
  )

const forms = {
  game: /^\d{1,4}$/,
  rank: /^(?:[ENHLO]|EX|PH)$/,
  chara: /^[\w &-]{1,40}$/,
  pilot: /^.{1,40}$/su,
  from: /^\d{1,11}$/,
  to: /^\d{1,11}$/,
  sort: /^played$/,
  mine: /^Y$/,
  p: /^(?!1$)[1-9]\d{0,6}$/,
} as const
