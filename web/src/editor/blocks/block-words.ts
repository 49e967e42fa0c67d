import type { Language } from '@patisserie/rules/language'
import { editorBlocks as en } from '@patisserie/words/en/editor-blocks'
import { emoji as enEmoji } from '@patisserie/words/en/emoji'
import { editorBlocks as zh } from '@patisserie/words/zh/editor-blocks'
import { emoji as zhEmoji } from '@patisserie/words/zh/emoji'
import { useLanguage } from '../../session/words.tsx'

/** The words of the editor's blocks: they come with its chunk, in both languages. */
export const useBlockWords = () => blockWords[useLanguage().language]

export const useEmojiWords = () => emojiWords[useLanguage().language]

export const blockWords: Readonly<Record<Language, typeof zh>> = { zh, en }

export const emojiWords: Readonly<Record<Language, typeof zhEmoji>> = { zh: zhEmoji, en: enEmoji }

export type BlockWords = typeof zh
