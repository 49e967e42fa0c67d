import { type EmojiSet, isEmoji } from '#rules/rich-text/emoji-sets.ts'

/** An emoji of the house in the text of a message. */
export interface MessageEmoji {
  readonly set: EmojiSet
  readonly name: string
}

/** How an emoji stands in the text of a message: `:default/smile:`. */
export const emojiCode = ({ set, name }: MessageEmoji): string => `:${set}/${name}:`

/** Splits the text of a message into words and emoji. What names no emoji stays text. */
export function splitEmoji(text: string): readonly (string | MessageEmoji)[] {
  const pieces: (string | MessageEmoji)[] = []
  let from = 0
  for (const { 0: code, index, 1: set = '', 2: name = '' } of text.matchAll(/:([a-z]+)\/([a-z-]+):/g)) {
    if (!isEmoji(set, name)) continue
    if (index > from) pieces.push(text.slice(from, index))
    pieces.push({ set: set as EmojiSet, name }) // `isEmoji` has looked
    from = index + code.length
  }
  if (from < text.length) pieces.push(text.slice(from))
  return pieces
}
