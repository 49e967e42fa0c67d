import { wordPack } from '../../../session/word-pack.ts'
import { useLanguage } from '../../../session/words.tsx'

/** Words of the board and of one's own history, loaded with their page. */
export const betBoardPack = wordPack({
  zh: () => import('@patisserie/words/zh/bet-board').then(({ betBoard }) => betBoard),
  en: () => import('@patisserie/words/en/bet-board').then(({ betBoard }) => betBoard),
})

export const useBetBoardWords = () => betBoardPack(useLanguage().language)
