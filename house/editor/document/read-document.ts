import type { Editor as Tiptap } from '@tiptap/core'
import { isEmptyDocument } from '#rules/rich-text/empty.ts'
import { readDocument } from '#rules/rich-text/read-document.ts'
import * as limits from '#rules/rich-text/text-limits.ts'
import type { RichDocument, Written } from '../editor-types.ts'

/** The content as it would be sent, and the problem the server would find. Empty lines at the end are dropped. */
export const written = (editor: Tiptap, pictures: number = limits.floorPictures): Written => {
  const raw = withoutTail(editor.state.doc.toJSON())
  // Reads with the highest limit of any member, so that surplus pictures are counted and not an error here.
  const read = readDocument(raw, limits.floorPicturesPrivileged)
  const document = read.ok ? read.document : raw
  const bytes = new TextEncoder().encode(JSON.stringify(document)).length
  const typed = typedIn(editor)
  if (!read.ok) return { document: raw, ...typed, bytes, empty: false, pictures: 0, problem: read.problem }
  const empty = isEmptyDocument(read.document)
  const problem = empty ? 'textEmpty' : read.pictures > pictures ? 'picturesMany' : null
  return { document: read.document, ...typed, bytes, empty, pictures: read.pictures, problem }
}

/** Counts what the writer typed: quotations hold the words of others. */
const typedIn = ({ state: { doc } }: Tiptap): Pick<Written, 'characters' | 'quotes'> => {
  let characters = 0
  let quotes = false
  doc.descendants(({ type, text = '' }) => {
    if (type.name === 'quote') quotes = true
    characters += [...text].length
    return type.name !== 'quote'
  })
  return { characters, quotes }
}

const withoutTail = (document: RichDocument): RichDocument => {
  const { content } = document
  if (!Array.isArray(content)) return document
  const last = content.findLastIndex((node) => node.type !== 'paragraph' || node.content)
  return { ...document, content: content.slice(0, Math.max(1, last + 1)) }
}
