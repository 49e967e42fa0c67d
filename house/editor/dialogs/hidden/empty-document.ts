import type { RichDocument } from '../../editor-types.ts'

/** Whether the document shows nothing: no text and no visible node. */
export function isEmptyDocument(node: RichDocument): boolean {
  const { type, text, content } = node
  if (typeof text === 'string') return !/\S/.test(text)
  if (Array.isArray(content)) return content.every((child: RichDocument) => isEmptyDocument(child))
  return typeof type !== 'string' || !seen.has(type)
}

/** Nodes that are visible without text. */
const seen: ReadonlySet<string> = new Set(['picture', 'piece', 'block', 'mention', 'emoji'])

/** A text without hidden blocks: what is in them stands in their place. */
export function withoutHidden(
  node: RichDocument,
  contentOf: (block: RichDocument) => readonly RichDocument[] | null,
): RichDocument {
  if (!Array.isArray(node.content)) return node
  const content = node.content.flatMap((child: RichDocument) => {
    const inside = child.type === 'block' ? contentOf(child) : null
    return inside ?? [withoutHidden(child, contentOf)]
  })
  return { ...node, content }
}
