import { wordPack } from '#session/word-pack.ts'
import { useLanguage } from '#session/words.tsx'

/** Words of the board and of one's own history, loaded with their page. */
export const betBoardPack = wordPack({
  zh: () => import('../../words/bet-board.zh.ts').then(({ betBoard }) => betBoard),
  en: () => import('../../words/bet-board.en.ts').then(({ betBoard }) => betBoard),
})

export const useBetBoardWords = () => betBoardPack(useLanguage().language)
