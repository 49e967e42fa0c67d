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
 * A text's length and its weighted limit in characters, for a counter that is read: `used / limit`. The limit supposes
 * that the text goes on in its own script, and an empty text in the script of `language`. A text is too long by weight
 * exactly when `used > limit`.
 */
export const countCharacters = (
  s: string,
  weightedLimit: number,
  language: Language,
): { readonly used: number; readonly limit: number } => {
  const used = [...s].length
  const weight = weightedLength(s)
  const isWide = used === 0 ? language === 'zh' : weight > used
  return { used, limit: used + Math.floor((weightedLimit - weight) / (isWide ? 3 : 1)) }
}

/**
 * The longest beginning of `s` with a width of at most `max`; non-ASCII characters count 2, marks of the site `markWidth`.
 * Never cuts a surrogate pair or a mark.
 */
export const truncateWeighted = (s: string, max: number): string => {
  let width = 0
  let end = 0
  for (const c of s.match(pieces) ?? []) {
    width += c > '\u007f' ? (c.length > 2 ? markWidth : 2) : 1
    if (width > max) return s.slice(0, end)
    end += c.length
  }
  return s
}

/** The longest beginning of `s` with at most so many UTF-16 units. Never cuts a surrogate pair. */
export const truncateUnits = (s: string, units: number): string =>
  s.slice(0, (s.codePointAt(units - 1) ?? 0) > 0xffff ? units - 1 : units)

/** What is never cut: a mark of the site (`site-marks.ts`), or a character, of one or two units. */
const pieces = /\ufdd0[a-z/-]*\ufdd1|./gsu

/** Width of a mark in a cut text: `[picture]`. */
const markWidth = 9

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
 * A number in the largest of its units that it fills once it is rounded, as its figures and the name of that unit. The one place
 * where numbers are shortened: half a step is rounded away from zero. `units` are in descending order; of a number below all of
 * them the name is `''`.
 */
export function shorten(
  n: number,
  units: readonly (readonly [size: number, name: string])[],
  placesOf: (amount: number, size: number) => number,
): readonly [figures: string, name: string] {
  const least = units.at(-1)?.[0] ?? 1
  for (const [size, name] of [...units, [1, ''] as const]) {
    // Below all units a number is written exactly, so nothing is rounded up to the smallest of them.
    if (size === least && Math.abs(n) < least) continue
    const amount = Math.abs(n) / size
    const scale = 10 ** placesOf(amount, size)
    const places = placesOf(Math.round(amount * scale) / scale, size)
    const steps = Math.round(amount * 10 ** places)
    if (steps < 10 ** places && size > 1) continue
    const [whole = '', part] = (steps / 10 ** places).toFixed(places).split('.')
    return [`${n < 0 ? '-' : ''}${formatNumber(Number(whole))}${part ? `.${part}` : ''}`, name]
  }
  return ['0', '']
}

/**
 * Formats a large whole number in units of a hundred million: `18.46 亿`, in English `184.62 million` and `1.85 billion`, with two
 * decimals. Numbers below a hundred million are written in full.
 */
export const formatYi = (n: number, language: Language): string =>
  Math.abs(n) < 1e8 ? formatNumber(n) : shorten(n, largeUnits[language], () => 2).join(' ')

const largeUnits: Readonly<Record<Language, readonly (readonly [number, string])[]>> = {
  zh: [[1e8, '亿']],
  en: [
    [1e9, 'billion'],
    [1e6, 'million'],
  ],
}
