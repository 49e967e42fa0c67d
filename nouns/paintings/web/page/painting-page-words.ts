import { wordPack } from '#session/word-pack.ts'
import { useLanguage } from '#session/words.tsx'

/** The words of the page of a work; its loader asks for them outside components. */
export const paintingPagePack = wordPack({
  zh: () => import('../../words/painting-page.zh.ts').then(({ paintingPage }) => paintingPage),
  en: () => import('../../words/painting-page.en.ts').then(({ paintingPage }) => paintingPage),
})

export const usePaintingPageWords = () => paintingPagePack(useLanguage().language)
