import type { Written } from './editor-types.ts'

/** Lines as paragraphs: what the plain box holds before the editor is there. */
export const plainText = (text: string): Written => {
  const document = {
    type: 'doc',
    content: text
      .split('\n')
      .map((line) => ({ type: 'paragraph', ...(line ? { content: [{ type: 'text', text: line }] } : {}) })),
  }
  const bytes = new TextEncoder().encode(JSON.stringify(document)).length
  const empty = text.trim() === ''
  return { document, empty, characters: [...text].length, bytes, pictures: 0, problem: empty ? 'textEmpty' : null }
}
