import { writeBlock } from '#rules/rich-text/block-data.ts'
import type { Block, GalleryItem, Inline, Mark, RichDocument } from '#rules/rich-text/document.ts'

/**
 * Part of a demo text. A line may contain `**strong words**`, `{@1}` for a mention of the second demo account and
 * `{default/smile}` for an emoji. `replay` is the author's newest replay of that game, or of any game (0). `picture` and
 * galleries give the degrees of the pattern that is drawn.
 */
export type Part =
  | string
  | { readonly heading: string }
  | { readonly list: readonly string[] }
  | { readonly quote: readonly [floor: number, by: number, words: string] }
  | { readonly replay: number }
  | { readonly picture: number }
  | { readonly gallery: readonly number[] }
  | { readonly hidden: readonly [title: string, ...words: string[]] }
  | { readonly table: readonly (readonly string[])[] }

/** Data that the parts of a text refer to. */
export interface Pantry {
  readonly people: readonly { readonly id: number; readonly nick: string }[]
  /** Id of the author's newest run; null where the site has no replays: texts then show none. */
  readonly replay: ((gam: number) => Promise<number>) | null
  readonly picture: (degrees: number) => Promise<GalleryItem>
}

export async function writeDocument(parts: readonly Part[], pantry: Pantry): Promise<RichDocument> {
  const blocks: Block[] = []
  for (const part of parts) {
    const block = await writePart(part, pantry)
    if (block) blocks.push(block)
  }
  return { type: 'doc', content: blocks }
}

async function writePart(part: Part, pantry: Pantry): Promise<Block | null> {
  const line = (words: string): Block => ({ type: 'paragraph', content: writeLine(words, pantry) })
  if (typeof part === 'string') return line(part)
  if ('heading' in part) return { type: 'heading', attrs: { level: 2 }, content: writeLine(part.heading, pantry) }
  if ('list' in part) {
    return { type: 'bulletList', content: part.list.map((words) => ({ type: 'listItem', content: [line(words)] })) }
  }
  if ('quote' in part) {
    const [floor, by, words] = part.quote
    const person = pantry.people[by]
    const attrs = { floor, ...(person && { uid: person.id, nick: person.nick }) }
    return { type: 'quote', attrs, content: [line(words)] }
  }
  if ('replay' in part) {
    return pantry.replay && { type: 'piece', attrs: { kind: 'replay', id: await pantry.replay(part.replay) } }
  }
  if ('picture' in part) return { type: 'picture', attrs: { src: (await pantry.picture(part.picture)).src } }
  if ('table' in part) return tableOf(part.table.map((row) => row.map(line)))
  if ('hidden' in part) {
    const [showing, ...words] = part.hidden
    const data = { showing, content: { type: 'doc', content: words.map(line) } } as const
    return { type: 'block', attrs: { component: 'hidden', data: writeBlock(data), id: nextId() } }
  }
  const items: GalleryItem[] = []
  for (const degrees of part.gallery) items.push(await pantry.picture(degrees))
  return { type: 'block', attrs: { component: 'gallery', data: writeBlock({ items }), id: nextId() } }
}

const tableOf = (rows: readonly (readonly Block[])[]): Block => ({
  type: 'table',
  content: rows.map((row, n) => ({
    type: 'tableRow',
    content: row.map((cell) => ({ type: n === 0 ? 'tableHeader' : 'tableCell', content: [cell] }) as const),
  })),
})

let blocks = 0
const nextId = (): string => `demo${++blocks}`

function writeLine(words: string, { people }: Pantry): Inline[] {
  return words.split(/(\*\*[^*]+\*\*|\{[^}]+\})/).flatMap((piece): Inline[] => {
    if (piece === '') return []
    if (piece.startsWith('**')) return [text(piece.slice(2, -2), [{ type: 'bold' }])]
    if (!piece.startsWith('{')) return [text(piece)]
    const inside = piece.slice(1, -1)
    if (inside.startsWith('@')) {
      const person = people[Number(inside.slice(1))]
      return person ? [{ type: 'mention', attrs: { uid: person.id, label: person.nick } }] : []
    }
    const [set = '', name = ''] = inside.split('/')
    // Posting is refused if there is no such emoji.
    return [{ type: 'emoji', attrs: { set, name } } as Inline]
  })
}

const text = (words: string, marks?: readonly Mark[]): Inline => ({
  type: 'text',
  text: words,
  ...(marks && { marks }),
})
