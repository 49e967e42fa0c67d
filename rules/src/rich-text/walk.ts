import { isOwnPicture } from './addresses.ts'
import { blockContent } from './block-data.ts'
import type { Piece, RichDocument, RichNode } from './document.ts'

/** What a text leads to, everything once and in its order; what is hidden counts too. */
export interface Found {
  /** Ids of who is mentioned. */
  readonly mentions: number[]
  /** Floors that are quoted. */
  readonly quoted: number[]
  /** Paths of pictures of ours, own emoji included. */
  readonly pictures: string[]
  /** Addresses of pictures elsewhere. */
  readonly remotes: string[]
  readonly pieces: readonly Piece['attrs'][]
  /** Addresses of own emoji, which are among the pictures or remotes too. */
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
    if (node.type === 'piece') pieces.set(`${node.attrs.kind}:${node.attrs.id}`, node.attrs)
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

/** Every node of a document that was read, parents first, through what is hidden too. */
export function* walk(node: RichNode): Generator<RichNode> {
  yield node
  if ('content' in node && node.content) for (const child of node.content) yield* walk(child)
  if (node.type !== 'block') return
  const { component, data } = blockContent(node)
  if (component === 'hidden') yield* walk(data.content)
}
