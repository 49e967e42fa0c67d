import { wordPack } from '../../../session/word-pack.ts'
import { useLanguage } from '../../../session/words.tsx'

export const iscoreWords = wordPack({
  zh: () => import('@patisserie/words/zh/iscore').then(({ iscore }) => iscore),
  en: () => import('@patisserie/words/en/iscore').then(({ iscore }) => iscore),
})

/** The words of the board and its desk: they come with those pages. */
export const useIscoreWords = () => iscoreWords(useLanguage().language)
