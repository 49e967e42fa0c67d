import { limits } from '@patisserie/rules/limits'
import { isEmoji } from '@patisserie/rules/rich-text/emoji-sets'

/** `set/name` of those used last in this browser, the newest first; those that are no more are left out. */
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

/** One more that was used, in front of the others. */
export const withRecent = (recent: readonly string[], used: string): readonly string[] =>
  [used, ...recent.filter((one) => one !== used)].slice(0, limits.emojiPerPage)

export function rememberEmoji(used: string): void {
  try {
    localStorage.setItem(storageKey, withRecent(readRecent(), used).join(' '))
  } catch {
    // Where nothing can be kept, none is recent.
  }
}

const storageKey = 'recentEmoji'
