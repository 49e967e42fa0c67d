import { wordPack } from '#session/word-pack.ts'
import { useLanguage } from '#session/words.tsx'

const pack = wordPack({
  zh: () => import('../../words/bet-desk.zh.ts').then(({ betDesk }) => betDesk),
  en: () => import('../../words/bet-desk.en.ts').then(({ betDesk }) => betDesk),
})

export const useBetDeskWords = () => pack(useLanguage().language)
