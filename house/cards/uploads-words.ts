import { wordPack } from '#session/word-pack.ts'
import { useLanguage } from '#session/words.tsx'

const pack = wordPack({
  zh: () => import('#words/uploads.zh.ts').then(({ uploads }) => uploads),
  en: () => import('#words/uploads.en.ts').then(({ uploads }) => uploads),
})

/** Words about failed uploads, loaded with the chunks that upload. */
export const useUploadsWords = () => pack(useLanguage().language)
