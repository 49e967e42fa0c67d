import { emojiPath, emojiSets } from '#rules/rich-text/emoji-sets.ts'
import { useWords } from '#session/words.tsx'
import { emojiPack } from '#words/editor/emoji.pack.ts'
import type { MessageEmoji } from '../rules/message-emoji.ts'

export interface EmojiImageProps extends MessageEmoji {
  /** As high as a line. */
  readonly small?: boolean | undefined
}

/** An emoji of the house as a picture with a name. */
export function EmojiImage({ set, name, small }: EmojiImageProps) {
  const names: Readonly<Record<string, string>> = useWords(emojiPack)[set].names
  const size = small ? 20 : emojiSets[set].size
  return <img src={emojiPath(set, name)} alt={names[name] ?? name} width={size} height={size} loading="lazy" />
}
