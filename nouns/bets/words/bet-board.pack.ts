import { wordPack } from '#words/word-pack.ts'

/** Words of the board and of one's own history, loaded with their page. */
export const betBoardPack = wordPack({
  zh: () => import('./bet-board.zh.ts').then(({ betBoard }) => betBoard),
  en: () => import('./bet-board.en.ts').then(({ betBoard }) => betBoard),
})
