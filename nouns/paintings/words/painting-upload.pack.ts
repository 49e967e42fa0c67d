import { wordPack } from '#words/word-pack.ts'

/** The words of the form: they come with the chunks that have one. */
export const paintingUploadPack = wordPack({
  zh: () => import('./painting-upload.zh.ts').then(({ paintingUpload }) => paintingUpload),
  en: () => import('./painting-upload.en.ts').then(({ paintingUpload }) => paintingUpload),
})
