import { emojiPath, emojiSets } from '#rules/rich-text/emoji-sets.ts'
import { wordPack } from '#session/word-pack.ts'
import { useLanguage } from '#session/words.tsx'
import type { MessageEmoji } from '../rules/message-emoji.ts'

const pack = wordPack({
  zh: () => import('#words/emoji.zh.ts').then(({ emoji }) => emoji),
  en: () => import('#words/emoji.en.ts').then(({ emoji }) => emoji),
})

export interface EmojiImageProps extends MessageEmoji {
  /** As high as a line. */
  readonly small?: boolean | undefined
}

/** An emoji of the house as a picture with a name. */
export function EmojiImage({ set, name, small }: EmojiImageProps) {
  const names: Readonly<Record<string, string>> = pack(useLanguage().language)[set].names
  const size = small ? 20 : emojiSets[set].size
  return <img src={emojiPath(set, name)} alt={names[name] ?? name} width={size} height={size} loading="lazy" />
}
