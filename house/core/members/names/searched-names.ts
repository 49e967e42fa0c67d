import { pinyin } from 'pinyin-pro'
import { foldText } from '../../search/fold-text.ts'
import { romajiOf } from './romaji.ts'

/** One search word of a member; a row of `member_names` is found by the beginning of its word. */
export interface SearchedName {
  readonly word: string
  readonly whole: boolean
}

/**
 * Normalises nicknames and search input to the same form: folded as by the search, without spaces, hyphens and apostrophes.
 */
export const foldSearched = (text: string): string =>
  foldText(text)
    .replaceAll('ü', 'v')
    .replace(/[\s'’_-]+/gu, '')

/**
 * All search words of a member: the nickname from each character on, its pinyin and its romaji from each syllable on, and
 * the initials of the pinyin. The account name is left out: people log in with it.
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
  const kana = romajiOf(folded.join(''))
  if (kana) add(kana)
  for (const syllables of readingsOf(folded.join(''))) {
    add(syllables)
    add(syllables.map((syllable) => syllable.slice(0, 1)))
  }
  return [...found].map(([word, whole]) => ({ word, whole }))
}

/** What lists by name order by: the usual pinyin of a nickname, its romaji, or the folded nickname itself. */
export function sortedName(nick: string): string {
  const folded = foldSearched(nick)
  const [syllables] = readingsOf(folded)
  return (syllables ?? romajiOf(folded) ?? [folded]).join('')
}

/** The pinyin syllables of a text as it may be read, the usual readings first; none if it has no Chinese characters. */
function readingsOf(text: string): string[][] {
  if (!/\p{Script=Han}/u.test(text)) return []
  const usual = (['normal', 'surname'] as const).map((mode) =>
    pinyin(text, { toneType: 'none', type: 'array', nonZh: 'spaced', v: true, mode }),
  )
  const readings = new Map(usual.map((syllables) => [syllables.join(' '), syllables]))
  const [first = []] = usual
  for (const [place, character] of Array.from(text).entries()) {
    // A reading has one part for each character, unless a text of Latin letters stands in it.
    if (first.length !== Array.from(text).length || !/\p{Script=Han}/u.test(character)) continue
    for (const other of otherReadings(character)) {
      const syllables = first.with(place, other)
      readings.set(syllables.join(' '), syllables)
    }
  }
  return [...readings.values()].slice(0, mostReadings).map((syllables) => syllables.filter((part) => part !== ''))
}

/** A name is found by so many readings; of most names there are one or two. */
const mostReadings = 8

const otherReadings = (character: string): readonly string[] =>
  pinyin(character, { toneType: 'none', type: 'array', multiple: true, v: true })
