import { wordPack } from '#session/word-pack.ts'
import { useLanguage } from '#session/words.tsx'

const names = wordPack({
  zh: () => import('../../words/dessert-names.zh.ts').then(({ dessertNames }) => dessertNames),
  en: () => import('../../words/dessert-names.en.ts').then(({ dessertNames }) => dessertNames),
})

const shown = wordPack({
  zh: () => import('../../words/shown-desserts.zh.ts').then(({ shownDesserts }) => shownDesserts),
  en: () => import('../../words/shown-desserts.en.ts').then(({ shownDesserts }) => shownDesserts),
})

export const useDessertNames = () => names(useLanguage().language)

/** Words of somebody's desserts as others see them. */
export const useShownDessertWords = () => shown(useLanguage().language)
