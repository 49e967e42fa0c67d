import { type Extensions, wrappingInputRule } from '@tiptap/core'
import { BulletList } from '@tiptap/extension-list/bullet-list'
import { ListItem } from '@tiptap/extension-list/item'
import { ListKeymap } from '@tiptap/extension-list/keymap'
import { OrderedList } from '@tiptap/extension-list/ordered-list'
import { Dropcursor } from '@tiptap/extensions/drop-cursor'
import { Gapcursor } from '@tiptap/extensions/gap-cursor'
import { TrailingNode } from '@tiptap/extensions/trailing-node'
import { UndoRedo } from '@tiptap/extensions/undo-redo'
import { blockExtensions } from '../blocks/block-extensions.ts'
import { CaretFirst } from './caret-first.ts'
import { FocusAtOnce } from './focus-at-once.ts'
import { lastLines } from './goes-on.ts'
import { KeptKeys } from './kept-keys.ts'
import { Link } from './link.ts'
import { Back, Bold, Code, Colour, Italic, Size, Strike, Subscript, Superscript, Underline } from './marks.ts'
import { TextKeys } from './size.ts'
import { Table, TableActs, TableCell, TableHeader, TableRow } from './tables.ts'
import { Blockquote, CodeBlock, Doc, HardBreak, Heading, HorizontalRule, Paragraph, Text } from './text-blocks.ts'
import { WordSteps } from './word-steps.ts'

/** All nodes and marks of a document, and the extensions that act on them. */
export const editorExtensions = (): Extensions => [
  Doc,
  Text,
  Paragraph,
  Heading,
  BulletList.extend({ group: 'flow list' }),
  OrderedList.extend({
    group: 'flow list',
    addAttributes: () => ({ start: startOf }),
    addInputRules() {
      const getAttributes = (match: RegExpMatchArray) => ({ start: Number(match[1]) })
      return [wrappingInputRule({ find: /^(\d{1,4})\.\s$/, type: this.type, getAttributes })]
    },
  }),
  ListItem.extend({ content: 'paragraph flow*' }),
  ListKeymap,
  Blockquote,
  CodeBlock,
  HorizontalRule,
  HardBreak,
  Table,
  TableRow,
  TableCell,
  TableHeader,
  TableActs,
  TextKeys,
  Link,
  Size,
  Colour,
  Back,
  Bold,
  Italic,
  Underline,
  Strike,
  Code,
  Subscript,
  Superscript,
  CaretFirst,
  FocusAtOnce,
  ...blockExtensions,
  KeptKeys,
  WordSteps,
  UndoRedo.configure({ depth: 300 }),
  Dropcursor.configure({ color: false, width: 2, class: 'drop-line' }),
  Gapcursor,
  // Keeps an empty line below a final block, so that the caret can go there; `written` drops it.
  TrailingNode.configure({ node: 'paragraph', notAfter: lastLines }),
]

/** Start number of a list, limited to valid values, as pasted HTML may contain anything. */
const startOf = {
  default: 1,
  parseHTML: (element: HTMLElement) => {
    const start = Number(element.getAttribute('start') ?? 1)
    return Number.isInteger(start) && start >= 0 && start <= 100_000 ? start : 1
  },
  renderHTML: ({ start }: Record<string, unknown>) => (start === 1 ? {} : { start }),
}
