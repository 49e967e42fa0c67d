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
    .replace(foldedForms, (character) => plainForms.get(character) ?? character)

/** Characters that show nothing, and halves of surrogate pairs. */
const unseen = /[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Cs}]+/gu

/** Raise it whenever `foldText` answers differently than before, or pages are written otherwise: every index is then built anew. */
export const foldRules = 3

const plainForms: ReadonlyMap<string, string> = new Map([...simplified, ...oldForms])

/** Any character that has a plain form: the others are not looked up. */
const foldedForms = new RegExp(`[${[...plainForms.keys()].join('')}]`, 'gu')

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
  const commas = new Set(Array.from(text.matchAll(commasOfAnyWidth), ({ index }) => index))
  for (let at = 0; at < text.length; ) {
    const from = at
    if (commas.has(at++)) continue
    let piece = foldUnit(text.charCodeAt(from))
    if (piece === '' || (at < text.length && foldUnit(text.charCodeAt(at)) === '')) {
      // A character with what combines with it.
      cluster.lastIndex = from
      const [whole = ''] = cluster.exec(text) ?? []
      at = from + whole.length
      piece = foldPlain(whole.normalize('NFKC'))
    }
    for (let i = 0; i < piece.length; i++) places.push(from)
    folded += piece
  }
  places.push(text.length)
  return { folded, places }
}

// The voiced marks of half-width kana are letters by their kind.
const cluster = /\P{M}[\p{M}\uff9e\uff9f]*|\p{M}+/suy

const commasOfAnyWidth = /(?<=[\d\uff10-\uff19])[,\uff0c](?=[\d\uff10-\uff19]{3}(?![\d\uff10-\uff19]))/g

/** Folds a character of the most frequent ranges; '' for one that has to be looked at with those after it. */
function foldUnit(code: number): string {
  if (code < 0x7f) return code >= 0x41 && code <= 0x5a ? String.fromCharCode(code + 0x20) : String.fromCharCode(code)
  if (code >= 0x4e00 && code <= 0x9fff) {
    const character = String.fromCharCode(code)
    return plainForms.get(character) ?? character
  }
  if (code >= 0x3041 && code <= 0x3096) return String.fromCharCode(code)
  if (code >= 0x30a1 && code <= 0x30f6) return String.fromCharCode(code - 0x60)
  if (code >= 0xff01 && code <= 0xff5e) return foldUnit(code - 0xfee0)
  return code === 0x3001 || code === 0x3002 ? String.fromCharCode(code) : ''
}
