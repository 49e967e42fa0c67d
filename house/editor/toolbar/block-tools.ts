import type { Editor as Tiptap } from '@tiptap/core'
import type { Language } from '#rules/language.ts'
import { editorBlocksPack } from '#words/editor/editor-blocks.pack.ts'
import { deskOf, type Wish } from '../blocks/block-desk.ts'
import type { ToolIconName } from './icons.ts'

/** A toolbar button that a kind of block adds. */
export interface BlockTool {
  readonly name: string
  readonly icon: ToolIconName
  readonly label: (language: Language) => string
  readonly run: (editor: Tiptap) => void
}

const tool = (kind: Wish['kind'], icon: ToolIconName): BlockTool => ({
  name: kind,
  icon,
  label: (language) => editorBlocksPack(language).tools[kind],
  run: (editor) => {
    const desk = deskOf(editor)
    desk.wish(desk.read().wish?.kind === kind ? null : { kind })
  },
})

/** Buttons of the blocks, in the order they stand in the toolbar. */
export const blockTools: readonly BlockTool[] = [
  tool('emoji', 'smile'),
  {
    name: 'mention',
    icon: 'at-sign',
    label: (language) => editorBlocksPack(language).tools.mention,
    run: (editor) => typeAt(editor),
  },
  tool('picture', 'image'),
  tool('gallery', 'images'),
  tool('replay', 'clapperboard'),
  tool('painting', 'palette'),
  tool('hidden', 'eye-off'),
]

/** An `@` as if it were typed, with a blank before it where it would stand inside a word. */
function typeAt(editor: Tiptap): void {
  const { $from } = editor.state.selection
  const before = $from.parent.textBetween(0, $from.parentOffset, undefined, ' ')
  editor
    .chain()
    .focus()
    .insertContent(/[A-Za-z0-9._%+/-]$/.test(before) ? ' @' : '@')
    .run()
}
