import { foldNickname } from '#rules/people/fold-nickname.ts'
import { confusables } from './confusables.ts'
import { oldForms } from './old-forms.ts'
import { simplified } from './simplified.ts'

/**
 * The look of a name: names with the same look count as the same name. Characters are compared by their look before
 * their case is folded (a Greek capital Nu looks like N, its small letter like v). Traditional Chinese and Japanese
 * forms are compared as simplified Chinese. Spaces, invisible characters and punctuation at the end are ignored. Only
 * for comparison, beside `foldNickname`, which folds the case first.
 */
export function lookOf(name: string): string {
  let look = name
  // A fold can produce a character that the tables fold again; a few rounds always reach a fixed point.
  for (let round = 0; round < mostRounds; round++) {
    const next = bare(foldNickname(asLooked(bare(look))))
    if (next === look) break
    look = next
  }
  return look
}

/** Raise it whenever `lookOf` answers differently than before: stored looks are then recomputed. */
export const lookRules = 4

const mostRounds = 6

/** Removes what is not compared; a name of nothing but punctuation keeps it. */
function bare(text: string): string {
  const seen = text.replace(unseen, '')
  return seen.replace(/\p{P}+$/u, '') || seen
}

/** Spaces, format characters, unassigned and private characters, and letters of Unicode that are drawn blank. */
const unseen = /[\s\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}\u2800\ufffd]|\u{16fe4}/gu

const asLooked = (text: string): string =>
  Array.from(text.normalize('NFKD').replace(/\p{Default_Ignorable_Code_Point}/gu, ''), (character) => {
    const plain = dots.get(character) ?? oldForms.get(character) ?? simplified.get(character) ?? character
    return confusables.get(plain) ?? plain
  }).join('')

/** Korean middle dots, by their NFKD form. */
const dots: ReadonlyMap<string, string> = new Map([['\u119e', '·']])
