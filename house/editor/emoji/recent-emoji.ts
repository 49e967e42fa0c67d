import { isEmoji } from '#rules/rich-text/emoji-sets.ts'
import * as limits from '#rules/rich-text/text-limits.ts'

/** Keys (`set/name`) of the emoji used last in this browser, newest first. Emoji that no longer exist are left out. */
export function readRecent(): readonly string[] {
  try {
    return parseRecent(localStorage.getItem(storageKey) ?? '')
  } catch {
    return []
  }
}

export const parseRecent = (text: string): readonly string[] =>
  text
    .split(' ')
    .filter((one) => {
      const [set = '', name = ''] = one.split('/')
      return isEmoji(set, name)
    })
    .slice(0, limits.emojiPerPage)

/** The list with an emoji moved or added to its front. */
export const withRecent = (recent: readonly string[], used: string): readonly string[] =>
  [used, ...recent.filter((one) => one !== used)].slice(0, limits.emojiPerPage)

export function rememberEmoji(used: string): void {
  try {
    localStorage.setItem(storageKey, withRecent(readRecent(), used).join(' '))
  } catch {
    // Without storage there are no recent emoji.
  }
}

const storageKey = 'recentEmoji'
