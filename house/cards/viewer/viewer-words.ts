import { wordPack } from '#session/word-pack.ts'
import { useLanguage } from '#session/words.tsx'

const pack = wordPack({
  zh: () => import('#words/viewer.zh.ts').then(({ viewer }) => viewer),
  en: () => import('#words/viewer.en.ts').then(({ viewer }) => viewer),
})

export const useViewerWords = () => pack(useLanguage().language)
