import type { Written } from './editor-types.ts'

/** Converts the text of the plain box to a document, with one paragraph per line. */
export const plainText = (text: string): Written => {
  const document = {
    type: 'doc',
    content: text
      .split('\n')
      .map((line) => ({ type: 'paragraph', ...(line ? { content: [{ type: 'text', text: line }] } : {}) })),
  }
  const bytes = new TextEncoder().encode(JSON.stringify(document)).length
  const empty = text.trim() === ''
  const characters = [...text].length
  return { document, empty, characters, quotes: false, bytes, pictures: 0, problem: empty ? 'textEmpty' : null }
}
