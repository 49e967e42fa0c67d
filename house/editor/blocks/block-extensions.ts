import type { Extensions } from '@tiptap/core'
import { BlockKeys } from './block-keys.ts'
import { DataBlock } from './data-block-node.ts'
import { Emoji } from './emoji-node.ts'
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
