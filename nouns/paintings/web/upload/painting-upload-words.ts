import { wordPack } from '../../../session/word-pack.ts'
import { useLanguage } from '../../../session/words.tsx'

const pack = wordPack({
  zh: () => import('@patisserie/words/zh/painting-upload').then(({ paintingUpload }) => paintingUpload),
  en: () => import('@patisserie/words/en/painting-upload').then(({ paintingUpload }) => paintingUpload),
})

/** The words of the form: they come with the chunks that have one. */
export const usePaintingUploadWords = () => pack(useLanguage().language)
