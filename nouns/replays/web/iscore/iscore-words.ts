import { wordPack } from '#session/word-pack.ts'
import { useLanguage } from '#session/words.tsx'

export const iscoreWords = wordPack({
  zh: () => import('../../words/iscore.zh.ts').then(({ iscore }) => iscore),
  en: () => import('../../words/iscore.en.ts').then(({ iscore }) => iscore),
})

/** The words of the board and its desk: they come with those pages. */
export const useIscoreWords = () => iscoreWords(useLanguage().language)
