import { wordPack } from '#words/word-pack.ts'

/** The words of the page of the calls: they come with it. */
export const apiPagePack = wordPack({
  zh: () => import('./api-page.zh.ts').then(({ apiPage }) => apiPage),
  en: () => import('./api-page.en.ts').then(({ apiPage }) => apiPage),
})
