import { foldNickname } from '@patisserie/rules/accounts/fold-nickname'
import { confusables } from './confusables.ts'
import { oldForms } from './old-forms.ts'
import { simplified } from './simplified.ts'

/**
 * How a name looks: two names with the same look are taken for one another. Characters are compared by their look
 * before their case is folded (a Greek capital Nu looks like N, its small letter like v), and traditional Chinese as
 * simplified, as are Japanese ones. Spaces, what cannot be seen and punctuation at the end count for nothing. For
 * comparison only, beside `foldNickname`, which folds the case first.
 */
export function lookOf(name: string): string {
  let look = name
  // A fold can make a character that the tables fold again; a few rounds always settle it.
  for (let round = 0; round < mostRounds; round++) {
    const next = bare(foldNickname(asLooked(bare(look))))
    if (next === look) break
    look = next
  }
  return look
}

/** Counts up whenever `lookOf` answers otherwise than before: the looks that are kept are then computed anew. */
export const lookRules = 2

const mostRounds = 6

/** A name of punctuation alone keeps it. */
function bare(text: string): string {
  const seen = text.replace(unseen, '')
  return seen.replace(/\p{P}+$/u, '') || seen
}

/** Spaces, format characters, what has no character or no common look, and letters of Unicode that are drawn blank. */
const unseen = /[\s\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}\u2800\ufffd]|\u{16fe4}/gu

const asLooked = (text: string): string =>
  Array.from(text.normalize('NFKD').replace(/\p{Default_Ignorable_Code_Point}/gu, ''), (character) => {
    const plain = dots.get(character) ?? oldForms.get(character) ?? simplified.get(character) ?? character
    return confusables.get(plain) ?? plain
  }).join('')

/** Korean middle dots, by their compatibility form. */
const dots: ReadonlyMap<string, string> = new Map([['\u119e', '·']])
