import { pinyin } from 'pinyin-pro'

/** One search word of a member; a row of `member_names` is found by the beginning of its word. */
export interface SearchedName {
  readonly word: string
  readonly whole: boolean
}

/**
 * Normalises nicknames and search input to the same form: width and case folded, no invisible characters, no spaces.
 */
export const foldSearched = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('ü', 'v')
    .replace(/[\s\p{Default_Ignorable_Code_Point}'’_-]+/gu, '')

/**
 * All search words of a member: the nickname from each character on, its pinyin from each syllable on, and the initials
 * of the syllables. The account name is left out: people log in with it.
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
  return [...found].map(([word, whole]) => ({ word, whole }))
}

/** The pinyin syllables of a text; null if it has no Chinese characters. */
function syllablesOf(text: string, mode: 'normal' | 'surname'): string[] | null {
  if (!/\p{Script=Han}/u.test(text)) return null
  return pinyin(text, { toneType: 'none', type: 'array', nonZh: 'spaced', v: true, mode }).filter((part) => part !== '')
}
