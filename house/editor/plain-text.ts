import type { Quoted, RichDocument, Written } from './editor-types.ts'

/** A quotation as a block of a document. */
export const quoteBlock = ({ content, ...attrs }: Quoted): RichDocument => ({
  type: 'quote',
  attrs,
  content: content.length > 0 ? content : [{ type: 'paragraph' }],
})

/** Converts the text of the plain box to a document, with one paragraph per line, behind the quotations that wait. */
export const plainText = (text: string, quotes: readonly Quoted[] = []): Written => {
  const document = {
    type: 'doc',
    content: [
      ...quotes.map(quoteBlock),
      ...text
        .split('\n')
        .map((line) => ({ type: 'paragraph', ...(line ? { content: [{ type: 'text', text: line }] } : {}) })),
    ],
  }
  const bytes = new TextEncoder().encode(JSON.stringify(document)).length
  const empty = text.trim() === ''
  const characters = [...text].length
  return {
    document,
    empty,
    characters,
    quotes: quotes.length > 0,
    bytes,
    pictures: 0,
    problem: empty ? 'textEmpty' : null,
  }
}
