import { wordPack } from '../../../session/word-pack.ts'
import { useLanguage } from '../../../session/words.tsx'

const pack = wordPack({
  zh: () => import('@patisserie/words/zh/upload').then(({ upload }) => upload),
  en: () => import('@patisserie/words/en/upload').then(({ upload }) => upload),
})

/** The words of the form: they come with the chunks that have one. */
export const useUploadWords = () => pack(useLanguage().language)
