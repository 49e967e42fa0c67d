import { lettersOf } from '#core/moderation/prints.ts'
import type { Tx } from '#kit/db/database.ts'
import type { RichDocument } from '#rules/rich-text/document.ts'
import { ownText, plainText } from '#rules/rich-text/plain-text.ts'
import { quotesIn, type SaidQuote, saidIn } from '#rules/spam/said.ts'
import { weightedLength } from '#rules/text.ts'

/** What the quotes of a text are compared with: quoted floors that everybody sees, by number. */
export type QuotedFloors = ReadonlyMap<number, QuotedFloor>

interface QuotedFloor {
  /** The author's nickname; null for a closed account. */
  readonly nick: string | null
  readonly document: RichDocument
}

/** So many quoted floors are read for one text. Quotes of further ones count as the writer's own words. */
const floorsMost = 20

/** Reads quoted floors of a topic (null: of none yet). Makes no query for a text without quotes. */
export async function quotedFloors(tx: Tx, topic: number | null, numbers: readonly number[]): Promise<QuotedFloors> {
  if (topic === null || numbers.length === 0) return new Map()
  const rows = await tx
    .selectFrom('floors as f')
    .innerJoin('floor_documents as d', 'd.floor', 'f.id')
    .innerJoin('members as m', 'm.id', 'f.author')
    .select(['f.number', 'd.document', 'm.nick', 'm.closed_at'])
    .where('f.topic', '=', topic)
    .where('f.number', 'in', numbers.slice(0, floorsMost))
    .where('f.removed_at', 'is', null)
    .where('f.held_at', 'is', null)
    .execute()
  return new Map(
    rows.map(({ number, nick, closed_at, document }) => [
      number,
      { nick: closed_at === null ? nick : null, document: document as RichDocument }, // it was validated on posting
    ]),
  )
}

/** Numbers of the floors that a text quotes faithfully: every quote of them has only words and links of the floor. */
export function faithfullyQuoted(document: RichDocument, floors: QuotedFloors): ReadonlySet<number> {
  const numbers = new Set(floors.keys())
  if (numbers.size === 0) return numbers
  const compared = new Map<number, Compared>()
  for (const quote of quotesIn(document)) {
    const floor = floors.get(quote.floor)
    if (!floor || !numbers.has(quote.floor)) continue
    const known = compared.get(quote.floor) ?? comparedOf(floor.document)
    compared.set(quote.floor, known)
    if (!holds(known, quote)) numbers.delete(quote.floor)
  }
  return numbers
}

/** Authors' nicknames of the faithfully quoted floors: nobody is named above words that they never wrote. */
export const quotedNames = (floors: QuotedFloors, faithful: ReadonlySet<number>): ReadonlyMap<number, string> =>
  new Map([...floors].flatMap(([number, { nick }]) => (nick !== null && faithful.has(number) ? [[number, nick]] : [])))

interface Compared {
  /** Letters and digits of the floor, with the quotes in it and without. */
  readonly texts: readonly string[]
  readonly links: readonly string[]
}

const comparedOf = (document: RichDocument): Compared => ({
  texts: [plainText(document), ownText(document)].map(lettersOf),
  links: saidIn(document, '', () => false).links,
})

/** Weighted length of a quoted line that is looked for by itself: from shorter pieces of a floor anything can be spelled. */
const lineLeast = 8

/**
 * Whether a floor holds a quote: all of it in one piece, or each line by itself. The page cuts long quotes, so a link may
 * be the beginning of one of the floor's.
 */
function holds({ texts, links }: Compared, quote: SaidQuote): boolean {
  const has = (letters: string) => texts.some((text) => text.includes(letters))
  const lines = quote.words.split('\n').map(lettersOf).filter(Boolean)
  if (!has(lines.join('')) && !lines.every((line) => weightedLength(line) >= lineLeast && has(line))) return false
  return quote.links.every((link) =>
    links.some((known) => known === link || (link.includes('/') && known.startsWith(link))),
  )
}
