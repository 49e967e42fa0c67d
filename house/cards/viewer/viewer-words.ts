import { wordPack } from '../../session/word-pack.ts'
import { useLanguage } from '../../session/words.tsx'

const pack = wordPack({
  zh: () => import('@patisserie/words/zh/viewer').then(({ viewer }) => viewer),
  en: () => import('@patisserie/words/en/viewer').then(({ viewer }) => viewer),
})

export const useViewerWords = () => pack(useLanguage().language)
