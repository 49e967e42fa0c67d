import { wordPack } from '#session/word-pack.ts'
import { useLanguage } from '#session/words.tsx'

const pack = wordPack({
  zh: () => import('../../words/painting-upload.zh.ts').then(({ paintingUpload }) => paintingUpload),
  en: () => import('../../words/painting-upload.en.ts').then(({ paintingUpload }) => paintingUpload),
})

/** The words of the form: they come with the chunks that have one. */
export const usePaintingUploadWords = () => pack(useLanguage().language)
