import * as accountLimits from '#rules/people/account-limits.ts'
import * as limits from '#rules/rich-text/text-limits.ts'

/**
 * The name being typed at the end of a line: after an `@` that does not stand inside a word or an address, without
 * blanks, and no longer than a name can be. Null where there is none.
 */
export function findMention(before: string): { readonly start: number; readonly text: string } | null {
  const start = Math.max(before.lastIndexOf('@'), before.lastIndexOf('＠'))
  if (start < 0) return null
  const text = before.slice(start + 1)
  if (text.length > mostTyped || /[\s\ufffc]/.test(text)) return null
  return /[A-Za-z0-9._%+/-]$/.test(before.slice(0, start)) ? null : { start, text }
}

/** Long enough to be searched for. */
export const isSearched = (text: string): boolean => Array.from(text).length >= limits.mentionSearchMin

/** Pinyin may be three times as long as the name it spells. */
const mostTyped = 3 * accountLimits.nickname
