import { Extension, type Editor as Tiptap } from '@tiptap/core'

/** Font sizes to choose from, in points. */
export const sizes = [8, 9, 10, 11, 12, 14, 16, 18, 20, 22, 24, 26, 28, 32, 36] as const
export const standardSize = 18

/** Font size at the caret, in points. */
export const sizeAt = (editor: Tiptap): number => {
  const pt: unknown = editor.getAttributes('size').pt
  return typeof pt === 'number' ? pt : standardSize
}

export const setSize = (editor: Tiptap, pt: number): boolean => {
  const chain = editor.chain().focus()
  return (pt === standardSize ? chain.unsetMark('size') : chain.setMark('size', { pt })).run()
}

/** Shortcut keys for font size, alignment and clearing formats. */
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
