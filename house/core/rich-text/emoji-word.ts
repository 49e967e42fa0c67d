import type { Language } from '#rules/language.ts'
import type { Emoji } from '#rules/rich-text/document.ts'
import type { EmojiName, EmojiSet } from '#rules/rich-text/emoji-sets.ts'
import { emoji as enEmoji } from '#words/editor/emoji.en.ts'
import { emoji as zhEmoji } from '#words/editor/emoji.zh.ts'
import { richText as en } from '#words/editor/rich-text.en.ts'
import { richText as zh } from '#words/editor/rich-text.zh.ts'

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
