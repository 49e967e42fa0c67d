import { wordPack } from '#session/word-pack.ts'
import { useLanguage } from '#session/words.tsx'
import type { editorBlocks } from '#words/editor-blocks.zh.ts'

export const blockWords = wordPack({
  zh: () => import('#words/editor-blocks.zh.ts').then(({ editorBlocks }) => editorBlocks),
  en: () => import('#words/editor-blocks.en.ts').then(({ editorBlocks }) => editorBlocks),
})

export const emojiWords = wordPack({
  zh: () => import('#words/emoji.zh.ts').then(({ emoji }) => emoji),
  en: () => import('#words/emoji.en.ts').then(({ emoji }) => emoji),
})

/** The words of the editor's blocks: they come with its chunk. */
export const useBlockWords = () => blockWords(useLanguage().language)

export const useEmojiWords = () => emojiWords(useLanguage().language)

export type BlockWords = typeof editorBlocks
