import { wordPack } from '#session/word-pack.ts'
import { useLanguage } from '#session/words.tsx'

const pack = wordPack({
  zh: () => import('../../words/bet-form.zh.ts').then(({ betForm }) => betForm),
  en: () => import('../../words/bet-form.en.ts').then(({ betForm }) => betForm),
})

/** Words of the form of events, loaded with it. */
export const useBetFormWords = () => pack(useLanguage().language)
