import { wordPack } from '../word-pack.ts'

/** The words of the editor's blocks: they come with its chunk. */
export const editorBlocksPack = wordPack({
  zh: () => import('./editor-blocks.zh.ts').then(({ editorBlocks }) => editorBlocks),
  en: () => import('./editor-blocks.en.ts').then(({ editorBlocks }) => editorBlocks),
})

export type BlockWords = ReturnType<typeof editorBlocksPack>
