const delimiter = '_'

/** `['a', 'b']` as `_a_b_`, so that an item can be searched as `_a_`; '' without items. */
export const wrapList = (list: readonly string[]): string => {
  if (list.some((item) => item.includes(delimiter))) throw new RangeError('an item holds the delimiter')
  return list.length === 0 ? '' : delimiter + list.join(delimiter) + delimiter
}

/** Items of a wrapped list; missing delimiters at the ends are accepted. */
export const unwrapList = (s: string): string[] => {
  if (s === '' || s === delimiter) return []
  const start = s.startsWith(delimiter) ? delimiter.length : 0
  const end = s.endsWith(delimiter) ? s.length - delimiter.length : s.length
  return s.slice(start, end).split(delimiter)
}
