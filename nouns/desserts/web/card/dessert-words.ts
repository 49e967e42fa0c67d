import { wordPack } from '../../session/word-pack.ts'
import { useLanguage } from '../../session/words.tsx'

const names = wordPack({
  zh: () => import('@patisserie/words/zh/dessert-names').then(({ dessertNames }) => dessertNames),
  en: () => import('@patisserie/words/en/dessert-names').then(({ dessertNames }) => dessertNames),
})

const shown = wordPack({
  zh: () => import('@patisserie/words/zh/shown-desserts').then(({ shownDesserts }) => shownDesserts),
  en: () => import('@patisserie/words/en/shown-desserts').then(({ shownDesserts }) => shownDesserts),
})

export const useDessertNames = () => names(useLanguage().language)

/** Words of somebody's desserts as others see them. */
export const useShownDessertWords = () => shown(useLanguage().language)
