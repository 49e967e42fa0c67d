import { wordPack } from '#words/word-pack.ts'

/** Words of the head of the page where a member opens an event: the form's own come with the form. */
export const betAskPack = wordPack({
  zh: () => import('./bet-ask.zh.ts').then(({ betAsk }) => betAsk),
  en: () => import('./bet-ask.en.ts').then(({ betAsk }) => betAsk),
})
