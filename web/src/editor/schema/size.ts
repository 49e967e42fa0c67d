import { Extension, type Editor as Tiptap } from '@tiptap/core'

/** Sizes to choose from, in points. */
export const sizes = [8, 9, 10, 11, 12, 14, 16, 18, 20, 22, 24, 26, 28, 32, 36] as const
export const standardSize = 18

/** The size where the caret is. */
export const sizeAt = (editor: Tiptap): number => {
  const pt: unknown = editor.getAttributes('size').pt
  return typeof pt === 'number' ? pt : standardSize
}

export const setSize = (editor: Tiptap, pt: number): boolean => {
  const chain = editor.chain().focus()
  return (pt === standardSize ? chain.unsetMark('size') : chain.setMark('size', { pt })).run()
}

/** Keys of what has no key of its own: sizes, sides, and a clean slate. */
export const TextKeys = Extension.create({
  name: 'textKeys',
  addKeyboardShortcuts() {
    const { editor } = this
    const step = (by: 1 | -1) => () => {
      const now = sizeAt(editor)
      const next = by > 0 ? sizes.find((pt) => pt > now) : sizes.findLast((pt) => pt < now)
      return next === undefined ? true : setSize(editor, next)
    }
    const side = (align: string | null) => () =>
      editor.chain().updateAttributes('paragraph', { align }).updateAttributes('heading', { align }).run()
    return {
      'Mod-Shift-.': step(1),
      'Mod-Shift-,': step(-1),
      'Mod->': step(1),
      'Mod-<': step(-1),
      'Mod-Shift-l': side(null),
      'Mod-Shift-e': side('center'),
      'Mod-Shift-r': side('end'),
      'Mod-Shift-j': side('justify'),
      'Mod-\\': () => editor.chain().clearNodes().unsetAllMarks().run(),
    }
  },
})
