import type { Language } from '#rules/language.ts'
import { isEmoji, isEmojiSet } from '#rules/rich-text/emoji-sets.ts'
import type { Spoken } from '#rules/rich-text/plain-text.ts'
import { siteMark, speakMarks } from '#rules/site-marks.ts'
import { emojiWord, textWords } from './emoji-word.ts'

/** What stands for emoji and pictures in an excerpt: marks, since it is stored once and read in both languages. */
export const markedWords: Spoken = {
  emoji: (emoji) => siteMark(emoji.set === 'own' ? 'emoji' : `${emoji.set}/${emoji.name}`),
  picture: siteMark('picture'),
}

/** A text, or the JSON of an answer, with its marks as words: `[laugh]`, `[picture]`. */
export const spokenIn = (text: string, language: Language): string =>
  speakMarks(text, (name) => {
    if (name === 'picture') return textWords(language).picture
    if (name === 'emoji') return `[${textWords(language).emoji}]`
    const [set = '', motif = ''] = name.split('/')
    if (!isEmojiSet(set) || !isEmoji(set, motif)) return undefined
    return `[${emojiWord({ set, name: motif }, language)}]`
  })
