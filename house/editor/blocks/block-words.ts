import type { editorBlocks } from '@patisserie/words/zh/editor-blocks'
import { wordPack } from '../../session/word-pack.ts'
import { useLanguage } from '../../session/words.tsx'

export const blockWords = wordPack({
  zh: () => import('@patisserie/words/zh/editor-blocks').then(({ editorBlocks }) => editorBlocks),
  en: () => import('@patisserie/words/en/editor-blocks').then(({ editorBlocks }) => editorBlocks),
})

export const emojiWords = wordPack({
  zh: () => import('@patisserie/words/zh/emoji').then(({ emoji }) => emoji),
  en: () => import('@patisserie/words/en/emoji').then(({ emoji }) => emoji),
})

/** The words of the editor's blocks: they come with its chunk. */
export const useBlockWords = () => blockWords(useLanguage().language)

export const useEmojiWords = () => emojiWords(useLanguage().language)

export type BlockWords = typeof editorBlocks
