import type { MessageEmoji } from '@patisserie/rules/people/message-emoji'
import { emojiPath, emojiSets } from '@patisserie/rules/rich-text/emoji-sets'
import { wordPack } from '../../session/word-pack.ts'
import { useLanguage } from '../../session/words.tsx'

const pack = wordPack({
  zh: () => import('@patisserie/words/zh/emoji').then(({ emoji }) => emoji),
  en: () => import('@patisserie/words/en/emoji').then(({ emoji }) => emoji),
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
