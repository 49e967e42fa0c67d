import { wordPack } from '../../../session/word-pack.ts'
import { useLanguage } from '../../../session/words.tsx'

/** The words of the page; its head needs them outside of components. */
export const chancePack = wordPack({
  zh: () => import('@patisserie/words/zh/chance').then(({ chance }) => chance),
  en: () => import('@patisserie/words/en/chance').then(({ chance }) => chance),
})

export const useChanceWords = () => chancePack(useLanguage().language)
