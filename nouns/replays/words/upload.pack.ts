import { wordPack } from '#words/word-pack.ts'

/** The words of the form: they come with the chunks that have one. */
export const uploadPack = wordPack({
  zh: () => import('./upload.zh.ts').then(({ upload }) => upload),
  en: () => import('./upload.en.ts').then(({ upload }) => upload),
})
