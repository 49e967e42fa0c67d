import type { Node } from '@tiptap/pm/model'

/** What a text may end with; below anything else a line to go on waits. */
export const lastLines = ['paragraph', 'heading', 'bulletList', 'orderedList']

export const goesOn = ({ type }: Node): boolean => lastLines.includes(type.name)
