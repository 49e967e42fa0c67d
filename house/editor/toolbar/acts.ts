import type { Editor as Tiptap } from '@tiptap/core'
import { redoDepth, undoDepth } from '@tiptap/pm/history'
import { insertBlock } from '../blocks/insert-block.ts'
import type { ToolIconName } from './icons.ts'

/** An act with a toolbar button. */
export interface Act {
  /** Name of the act, also the key of its label. */
  readonly name: ActName
  readonly icon: ToolIconName
  /** Shortcut keys as shown to screen readers and in tooltips. */
  readonly keys?: string
  /** Hidden on phones. */
  readonly wide?: boolean
  readonly run: (editor: Tiptap) => unknown
  /** Whether the button is shown as pressed. */
  readonly active?: (editor: Tiptap) => boolean
  readonly able?: (editor: Tiptap) => boolean
}

export type ActName =
  | 'undo'
  | 'redo'
  | 'bold'
  | 'italic'
  | 'underline'
  | 'strike'
  | 'subscript'
  | 'superscript'
  | 'code'
  | 'bulletList'
  | 'orderedList'
  | 'blockquote'
  | 'codeBlock'
  | 'horizontalRule'
  | 'clear'

const mark = (name: ActName, icon: ToolIconName, { keys, ...rest }: { keys?: string; wide?: boolean } = {}): Act => ({
  name,
  icon,
  ...(keys ? { keys } : {}),
  ...rest,
  run: (editor) => editor.chain().focus().toggleMark(name).run(),
  active: (editor) => editor.isActive(name),
  able: (editor) => !editor.isActive('codeBlock'),
})

/** Subscript and superscript exclude each other. */
const raised = (name: 'subscript' | 'superscript', other: ActName, keys: string): Act => ({
  ...mark(name, name, { keys, wide: true }),
  run: (editor) => editor.chain().focus().unsetMark(other).toggleMark(name).run(),
})

export const history: readonly Act[] = [
  {
    name: 'undo',
    icon: 'undo-2',
    keys: 'Control+Z',
    run: (editor) => editor.chain().focus().undo().run(),
    able: (editor) => undoDepth(editor.state) > 0,
  },
  {
    name: 'redo',
    icon: 'redo-2',
    keys: 'Control+Y',
    run: (editor) => editor.chain().focus().redo().run(),
    able: (editor) => redoDepth(editor.state) > 0,
  },
]

export const marks: readonly Act[] = [
  mark('bold', 'bold', { keys: 'Control+B' }),
  mark('italic', 'italic', { keys: 'Control+I' }),
  mark('underline', 'underline', { keys: 'Control+U' }),
  mark('strike', 'strikethrough', { keys: 'Control+Shift+X' }),
  raised('subscript', 'superscript', 'Control+,'),
  raised('superscript', 'subscript', 'Control+.'),
  mark('code', 'code', { keys: 'Control+E', wide: true }),
]

export const blocks: readonly Act[] = [
  {
    name: 'bulletList',
    icon: 'list',
    keys: 'Control+Shift+8',
    run: (editor) => editor.chain().focus().toggleBulletList().run(),
    active: (editor) => editor.isActive('bulletList'),
  },
  {
    name: 'orderedList',
    icon: 'list-ordered',
    keys: 'Control+Shift+7',
    run: (editor) => editor.chain().focus().toggleOrderedList().run(),
    active: (editor) => editor.isActive('orderedList'),
  },
  {
    name: 'blockquote',
    icon: 'quote',
    keys: 'Control+Shift+B',
    run: (editor) => editor.chain().focus().toggleWrap('blockquote').run(),
    active: (editor) => editor.isActive('blockquote'),
  },
  {
    name: 'codeBlock',
    icon: 'square-code',
    keys: 'Control+Alt+C',
    wide: true,
    run: (editor) => editor.chain().focus().toggleNode('codeBlock', 'paragraph').run(),
    active: (editor) => editor.isActive('codeBlock'),
  },
  {
    name: 'horizontalRule',
    icon: 'minus',
    wide: true,
    run: (editor) => {
      insertBlock(editor, 'horizontalRule', {})
      editor.view.focus()
    },
  },
]

export const clear: Act = {
  name: 'clear',
  icon: 'remove-formatting',
  keys: 'Control+\\',
  wide: true,
  run: (editor) => editor.chain().focus().clearNodes().unsetAllMarks().run(),
}
