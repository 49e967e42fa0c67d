import { wordPack } from '#words/word-pack.ts'

/** Words of somebody's desserts as others see them. */
export const shownDessertsPack = wordPack({
  zh: () => import('./shown-desserts.zh.ts').then(({ shownDesserts }) => shownDesserts),
  en: () => import('./shown-desserts.en.ts').then(({ shownDesserts }) => shownDesserts),
})
