import { wordPack } from '../../../session/word-pack.ts'
import { useLanguage } from '../../../session/words.tsx'

const pack = wordPack({
  zh: () => import('@patisserie/words/zh/bet-form').then(({ betForm }) => betForm),
  en: () => import('@patisserie/words/en/bet-form').then(({ betForm }) => betForm),
})

/** Words of the form of events, loaded with it. */
export const useBetFormWords = () => pack(useLanguage().language)
