import type { Node } from '@tiptap/pm/model'

/** Node types that may be last in a document; after any other type an empty line is added. */
export const lastLines = ['paragraph', 'heading', 'bulletList', 'orderedList']

export const goesOn = ({ type }: Node): boolean => lastLines.includes(type.name)
