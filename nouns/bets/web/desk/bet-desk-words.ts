import { wordPack } from '../../../session/word-pack.ts'
import { useLanguage } from '../../../session/words.tsx'

const pack = wordPack({
  zh: () => import('@patisserie/words/zh/bet-desk').then(({ betDesk }) => betDesk),
  en: () => import('@patisserie/words/en/bet-desk').then(({ betDesk }) => betDesk),
})

export const useBetDeskWords = () => pack(useLanguage().language)
