import { isOwnPicture } from './addresses.ts'
import { blockContent } from './block-data.ts'
import type { Piece, RichDocument, RichNode } from './document.ts'

/** Everything a text refers to, each once and in order; including hidden content. */
export interface Found {
  /** Ids of the mentioned members. */
  readonly mentions: number[]
  /** Numbers of the quoted floors. */
  readonly quoted: number[]
  /** Paths of pictures of this site, including own emoji. */
  readonly pictures: string[]
  /** Addresses of external pictures, including own emoji. */
  readonly remotes: string[]
  readonly pieces: readonly Piece['attrs'][]
  /** Addresses of own emoji; they are also among `pictures` or `remotes`. */
  readonly ownEmoji: string[]
}

export function collect(document: RichDocument): Found {
  const mentions = new Set<number>()
  const quoted = new Set<number>()
  const sources = new Set<string>()
  const ownEmoji = new Set<string>()
  const pieces = new Map<string, Piece['attrs']>()
  for (const node of walk(document)) {
    if (node.type === 'mention') mentions.add(node.attrs.uid)
    if (node.type === 'quote' && node.attrs?.floor) quoted.add(node.attrs.floor)
    if (node.type === 'picture') sources.add(node.attrs.src)
    if (node.type === 'emoji' && node.attrs.set === 'own') {
      ownEmoji.add(node.attrs.src)
      sources.add(node.attrs.src)
    }
    if (node.type === 'piece') notePiece(pieces, node.attrs)
    if (node.type !== 'block') continue
    const { component, data } = blockContent(node)
    if (component === 'gallery') for (const { src } of data.items) sources.add(src)
  }
  return {
    mentions: [...mentions],
    quoted: [...quoted],
    pictures: [...sources].filter(isOwnPicture),
    remotes: [...sources].filter((src) => !isOwnPicture(src)),
    pieces: [...pieces.values()],
    ownEmoji: [...ownEmoji],
  }
}

/** Of a replay that a text shows whole and at a moment, the moment is found: it needs more. */
function notePiece(pieces: Map<string, Piece['attrs']>, attrs: Piece['attrs']): void {
  const key = `${attrs.kind}:${attrs.id}`
  if (!pieces.has(key) || attrs.stage !== undefined) pieces.set(key, attrs)
}

/** Iterates over every node of a validated document, parents first, including hidden content. */
export function* walk(node: RichNode): Generator<RichNode> {
  yield node
  if ('content' in node && node.content) for (const child of node.content) yield* walk(child)
  if (node.type !== 'block') return
  const { component, data } = blockContent(node)
  if (component === 'hidden') yield* walk(data.content)
}
