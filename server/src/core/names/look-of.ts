import { foldNickname } from '@patisserie/rules/fold-nickname'
import { confusables } from './confusables.ts'
import { simplified } from './simplified.ts'

/**
 * How a name looks: two names with the same look are taken for one another. Characters are compared by their look
 * before their case is folded (a Greek capital Nu looks like N, its small letter like v), and traditional Chinese as
 * simplified. For comparison only, beside `foldNickname`, which folds the case first.
 */
export function lookOf(name: string): string {
  let look = name
  // A fold can make a character that the tables fold again; a few rounds always settle it.
  for (let round = 0; round < mostRounds; round++) {
    const next = foldNickname(asLooked(look))
    if (next === look) break
    look = next
  }
  return look
}

const mostRounds = 6

const asLooked = (text: string): string =>
  Array.from(text.normalize('NFKD').replace(/\p{Default_Ignorable_Code_Point}/gu, ''), (character) => {
    const plain = simplified.get(character) ?? character
    return confusables.get(plain) ?? plain
  }).join('')
