import { wordPack } from '#words/word-pack.ts'

/** The words of the desserts' page. */
export const dessertsPack = wordPack({
  zh: () => import('./desserts.zh.ts').then(({ desserts }) => desserts),
  en: () => import('./desserts.en.ts').then(({ desserts }) => desserts),
})
