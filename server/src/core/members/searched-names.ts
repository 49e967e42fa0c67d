import { pinyin } from 'pinyin-pro'

/** A beginning of a row of `member_names`. */
export interface SearchedName {
  readonly word: string
  readonly whole: boolean
}

/** Names and what is typed to find them, in one form: width and case folded, nothing invisible, no spaces. */
export const foldSearched = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('ü', 'v')
    .replace(/[\s\p{Default_Ignorable_Code_Point}'’_-]+/gu, '')

/**
 * Everything a member is found by: the nickname from every character on, its pinyin from every syllable on, and the
 * first letters of its syllables. Nobody is found by the account: it is what they log in with.
 */
export function searchedNames(nick: string): SearchedName[] {
  const found = new Map<string, boolean>()
  const add = (parts: readonly string[]) => {
    for (let start = 0; start < parts.length; start++) {
      const word = parts.slice(start).join('')
      if (start === 0 || word.length >= 2) found.set(word, found.get(word) === true || start === 0)
    }
  }
  const folded = Array.from(foldSearched(nick))
  add(folded)
  for (const mode of ['normal', 'surname'] as const) {
    const syllables = syllablesOf(folded.join(''), mode)
    if (!syllables) continue
    add(syllables)
    add(syllables.map((syllable) => syllable.slice(0, 1)))
  }
  found.delete('')
  return [...found].map(([word, whole]) => ({ word, whole }))
}

/** Null where there is nothing to be read in Chinese. */
function syllablesOf(text: string, mode: 'normal' | 'surname'): string[] | null {
  if (!/\p{Script=Han}/u.test(text)) return null
  return pinyin(text, { toneType: 'none', type: 'array', nonZh: 'spaced', v: true, mode }).filter((part) => part !== '')
}
