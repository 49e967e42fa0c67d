import type { Language } from './language.ts'

/** Whether nothing of a text is visible: it is empty, or has only white space, zero-width and filler characters. */
export const isBlank = (s: string): boolean => /^[\s\p{Default_Ignorable_Code_Point}\u2800]*$/u.test(s)

/**
 * The length that text limits use: 3 per character above code 255, otherwise 1. A character is a code point, not a
 * UTF-16 unit, so an emoji counts 3 like a Chinese character.
 */
export const weightedLength = (s: string): number => {
  let length = 0
  for (const c of s) length += c > '\u00ff' ? 3 : 1
  return length
}

/**
 * The longest beginning of `s` with a width of at most `max`; non-ASCII characters count 2. Never cuts a surrogate
 * pair.
 */
export const truncateWeighted = (s: string, max: number): string => {
  let width = 0
  let end = 0
  for (const c of s) {
    width += c > '\u007f' ? 2 : 1
    if (width > max) return s.slice(0, end)
    end += c.length
  }
  return s
}

/**
 * The beginning of somebody's words, with `…` if there is more. It ends before an `@name` that does not fit whole, as far as
 * a text tells where a name ends.
 */
export const beginningOf = (words: string, width: number): string => {
  const cut = truncateWeighted(words, width)
  if (cut.length === words.length) return words
  const name = /@[^\s@]*$/.exec(cut)
  const isCut = name !== null && /^[^\s\p{P}]/u.test(words.slice(cut.length))
  const ends = isCut && weightedLength(name[0]) <= longestName ? cut.slice(0, name.index) || cut : cut
  return `${ends.trimEnd()}…`
}

/** Width of a nickname with its `@`. */
const longestName = 21

/** Formats a number of bytes: `512 B`, `1.50 KB` above 1,024 bytes, `2.00 MB` above 1,048,576. */
export const formatSize = (bytes: number): string => {
  if (bytes > 1_048_576) return `${(bytes / 1_048_576).toFixed(2)} MB`
  if (bytes > 1_024) return `${(bytes / 1_024).toFixed(2)} KB`
  return `${bytes} B`
}

/** Formats a whole number with thousands separators, the same in every language: `-1,234,567`. */
export const formatNumber = (n: number | bigint): string => String(n).replace(/\B(?=(\d{3})+$)/g, ',')

/**
 * Formats a large whole number in units of a hundred million: `18.46 亿`, in English `184.62 million` and `1.84
 * billion`. Two decimals, truncated and not rounded, so that a score never looks higher than it is. Smaller numbers are
 * written in full.
 */
export const formatYi = (n: number, language: Language): string => {
  const size = Math.abs(n)
  if (size < 1e8) return formatNumber(n)
  if (language === 'zh') return `${cut(n, 1e8)} 亿`
  return size < 1e9 ? `${cut(n, 1e6)} million` : `${cut(n, 1e9)} billion`
}

/** `['a', 'b']` as `_a_b_`, so that an item can be searched as `_a_`; '' without items. */
export const wrapList = (list: readonly string[], delimiter = '_'): string => {
  if (list.some((item) => item.includes(delimiter))) throw new RangeError('an item holds the delimiter')
  return list.length === 0 ? '' : delimiter + list.join(delimiter) + delimiter
}

/** Items of a wrapped list; missing delimiters at the ends are accepted. */
export const unwrapList = (s: string, delimiter = '_'): string[] => {
  if (s === '' || s === delimiter) return []
  const start = s.startsWith(delimiter) ? delimiter.length : 0
  const end = s.endsWith(delimiter) ? s.length - delimiter.length : s.length
  return s.slice(start, end).split(delimiter)
}

/** `n / unit` with two decimals, truncated and grouped; exact, because it counts in whole hundredths of the unit. */
const cut = (n: number, unit: number): string => {
  const hundredths = Math.trunc(n / (unit / 100))
  const rest = String(Math.abs(hundredths % 100)).padStart(2, '0')
  return `${formatNumber(Math.trunc(hundredths / 100))}.${rest}`
}
