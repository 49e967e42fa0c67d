import { wordPack } from '../session/word-pack.ts'
import { useLanguage } from '../session/words.tsx'

const pack = wordPack({
  zh: () => import('@patisserie/words/zh/uploads').then(({ uploads }) => uploads),
  en: () => import('@patisserie/words/en/uploads').then(({ uploads }) => uploads),
})

/** Words about failed uploads, loaded with the chunks that upload. */
export const useUploadsWords = () => pack(useLanguage().language)
