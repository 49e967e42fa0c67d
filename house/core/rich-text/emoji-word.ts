import type { Language } from '@patisserie/rules/language'
import type { Emoji } from '@patisserie/rules/rich-text/document'
import type { EmojiName, EmojiSet } from '@patisserie/rules/rich-text/emoji-sets'
import { emoji as enEmoji } from '@patisserie/words/en/emoji'
import { richText as en } from '@patisserie/words/en/rich-text'
import { emoji as zhEmoji } from '@patisserie/words/zh/emoji'
import { richText as zh } from '@patisserie/words/zh/rich-text'

/** The renderer's own words, such as labels, in the language of the text. */
export const textWords = (language: Language): typeof zh => (language === 'zh' ? zh : en)

/** The name of an emoji, for its alternative text. */
export function emojiWord(emoji: Emoji['attrs'], language: Language): string {
  if (emoji.set === 'own') return textWords(language).emoji
  // The document was validated, so the name is one of the set.
  const names = (language === 'zh' ? zhEmoji : enEmoji)[emoji.set].names as Readonly<
    Record<EmojiName<EmojiSet>, string>
  >
  return names[emoji.name as EmojiName<EmojiSet>]
}
