import { wordPack } from '#words/word-pack.ts'

/** Words of the form of events, loaded with it. */
export const betFormPack = wordPack({
  zh: () => import('./bet-form.zh.ts').then(({ betForm }) => betForm),
  en: () => import('./bet-form.en.ts').then(({ betForm }) => betForm),
})
