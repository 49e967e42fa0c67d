import { wordPack } from '../word-pack.ts'

/** Words of the editor, loaded with its chunk. */
export const editorPack = wordPack({
  zh: () => import('./editor.zh.ts').then(({ editor }) => editor),
  en: () => import('./editor.en.ts').then(({ editor }) => editor),
})
