/** Parses a query string into plain strings. `stringifySearch` writes the parameters sorted by name. */
export const parseSearch = (search: string): Record<string, string> => Object.fromEntries(new URLSearchParams(search))

export const stringifySearch = (search: Readonly<Record<string, unknown>>): string => {
  const pairs = Object.entries(search)
    .filter(([, value]) => value !== undefined && value !== null && value !== '')
    .map(([name, value]) => [name, String(value)])
    .sort(([a = ''], [b = '']) => (a < b ? -1 : 1))
  const text = new URLSearchParams(pairs).toString()
  return text === '' ? '' : `?${text}`
}
