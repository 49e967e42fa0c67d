import { wordPack } from '#session/word-pack.ts'
import { useLanguage } from '#session/words.tsx'

/** The words of walls; loaders and heads ask for them outside components. */
export const paintingPack = wordPack({
  zh: () => import('../../words/paintings.zh.ts').then(({ paintings }) => paintings),
  en: () => import('../../words/paintings.en.ts').then(({ paintings }) => paintings),
})

export const usePaintingWords = () => paintingPack(useLanguage().language)
