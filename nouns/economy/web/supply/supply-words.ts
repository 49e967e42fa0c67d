import { wordPack } from '#session/word-pack.ts'
import { useLanguage } from '#session/words.tsx'

const pack = wordPack({
  zh: () => import('../../words/supply.zh.ts').then(({ supply }) => supply),
  en: () => import('../../words/supply.en.ts').then(({ supply }) => supply),
})

/** Words of the supply, loaded with its page. */
export const useSupplyWords = () => pack(useLanguage().language)

/** The same outside of components. */
export const supplyWords = pack
