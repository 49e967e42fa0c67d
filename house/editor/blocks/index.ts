import type { Extensions, Editor as Tiptap } from '@tiptap/core'
import type { BlockTool } from '../editor-types.ts'
import { Emoji } from '../emoji/emoji-node.ts'
import { deskOf, type Wish } from './block-desk.ts'
import { BlockKeys } from './block-keys.ts'
import { blockWords } from './block-words.ts'
import { DataBlock } from './data-block-node.ts'
import { Mention } from './mention-node.ts'
import { Picture } from './picture-node.ts'
import { Piece } from './piece-node.ts'
import { Quote } from './quote-node.ts'
import { UploadPlaces } from './upload-places.ts'
import { WriteBehind } from './write-behind.ts'

/** Nodes beyond plain text: picture, quote, piece, block, mention, emoji. */
export const blockExtensions: Extensions = [
  ...[Picture, Quote, Piece, DataBlock, Mention, Emoji],
  ...[UploadPlaces, WriteBehind, BlockKeys],
]

const tool = (kind: Wish['kind'], icon: BlockTool['icon']): BlockTool => ({
  name: kind,
  icon,
  label: (language) => blockWords(language).tools[kind],
  run: (editor) => {
    const desk = deskOf(editor)
    desk.wish(desk.read().wish?.kind === kind ? null : { kind })
  },
})

/** Their buttons, in the order they stand at the end of the toolbar. */
export const blockTools: readonly BlockTool[] = [
  tool('emoji', 'smile'),
  {
    name: 'mention',
    icon: 'at-sign',
    label: (language) => blockWords(language).tools.mention,
    run: (editor) => typeAt(editor),
  },
  tool('picture', 'image'),
  tool('gallery', 'images'),
  tool('replay', 'clapperboard'),
  tool('painting', 'palette'),
  tool('hidden', 'eye-off'),
]

/** Pasted and dropped pictures: uploads them and puts them where the caret is. */
export const uploadPictures = (editor: Tiptap, files: readonly File[]): void => deskOf(editor).takePictures(files)

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
