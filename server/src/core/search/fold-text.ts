import { oldForms } from '../names/old-forms.ts'
import { simplified } from '../names/simplified.ts'

/**
 * A text as the search compares it: compatibility forms and case folded, traditional Chinese and Japanese forms as
 * simplified Chinese, katakana as hiragana, without invisible characters and without commas inside numbers.
 */
export const foldText = (text: string): string => foldPlain(text.normalize('NFKC').replace(inNumbers, ''))

/** A comma between groups of three digits: `812,345,670` is found as the number it is. */
const inNumbers = /(?<=\d),(?=\d{3}(?!\d))/g

const foldPlain = (text: string): string =>
  text
    .toLowerCase()
    .replace(unseen, '')
    .replace(/[\u30a1-\u30f6]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) - 0x60))
    .replace(/\p{Script=Han}/gu, (character) => plainForms.get(character) ?? character)

/** Characters that show nothing, and halves of surrogate pairs. */
const unseen = /[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Cs}]+/gu

/** Raise it whenever `foldText` answers differently than before: every index is then built anew. */
export const foldRules = 1

const plainForms: ReadonlyMap<string, string> = new Map([...simplified, ...oldForms])

/** The runs of letters and digits of a folded text, with their positions: what is between them is not searched. */
export function* runsOf(folded: string): Generator<{ readonly at: number; readonly run: string }> {
  for (const match of folded.matchAll(lettersAndDigits)) yield { at: match.index, run: match[0] }
}

const lettersAndDigits = /[\p{L}\p{N}\p{M}]+/gu

interface FoldedWithPlaces {
  readonly folded: string
  /** For each character of `folded`, and for its end, the position in the text that it was made from. */
  readonly places: readonly number[]
}

/** The folded text with the places its characters came from, so that hits can be marked in the text as it was written. */
export function foldWithPlaces(text: string): FoldedWithPlaces {
  let folded = ''
  const places: number[] = []
  const commas = new Set(Array.from(text.matchAll(inNumbers), ({ index }) => index))
  for (const { 0: cluster, index } of text.matchAll(/\P{M}\p{M}*|\p{M}+/gsu)) {
    if (commas.has(index)) continue
    const piece = foldPlain(cluster.normalize('NFKC'))
    for (let i = 0; i < piece.length; i++) places.push(index)
    folded += piece
  }
  places.push(text.length)
  return { folded, places }
}
