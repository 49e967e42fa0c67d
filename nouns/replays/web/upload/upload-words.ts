import { wordPack } from '#session/word-pack.ts'
import { useLanguage } from '#session/words.tsx'

const pack = wordPack({
  zh: () => import('../../words/upload.zh.ts').then(({ upload }) => upload),
  en: () => import('../../words/upload.en.ts').then(({ upload }) => upload),
})

/** The words of the form: they come with the chunks that have one. */
export const useUploadWords = () => pack(useLanguage().language)
