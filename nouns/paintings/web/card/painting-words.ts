import { wordPack } from '../../session/word-pack.ts'
import { useLanguage } from '../../session/words.tsx'

/** The words of walls; loaders and heads ask for them outside components. */
export const paintingPack = wordPack({
  zh: () => import('@patisserie/words/zh/paintings').then(({ paintings }) => paintings),
  en: () => import('@patisserie/words/en/paintings').then(({ paintings }) => paintings),
})

export const usePaintingWords = () => paintingPack(useLanguage().language)
