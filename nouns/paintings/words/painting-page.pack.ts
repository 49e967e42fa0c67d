import { wordPack } from '#words/word-pack.ts'

/** The words of the page of a work; its loader asks for them outside components. */
export const paintingPagePack = wordPack({
  zh: () => import('./painting-page.zh.ts').then(({ paintingPage }) => paintingPage),
  en: () => import('./painting-page.en.ts').then(({ paintingPage }) => paintingPage),
})
