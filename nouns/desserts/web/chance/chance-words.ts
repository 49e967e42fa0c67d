import { wordPack } from '#session/word-pack.ts'
import { useLanguage } from '#session/words.tsx'

/** The words of the page; its head needs them outside of components. */
export const chancePack = wordPack({
  zh: () => import('../../words/chance.zh.ts').then(({ chance }) => chance),
  en: () => import('../../words/chance.en.ts').then(({ chance }) => chance),
})

export const useChanceWords = () => chancePack(useLanguage().language)
