import { wordPack } from '../../../session/word-pack.ts'

/** Words of the head of the page where a member opens an event: the form's own come with the form. */
export const betAskPack = wordPack({
  zh: () => import('@patisserie/words/zh/bet-ask').then(({ betAsk }) => betAsk),
  en: () => import('@patisserie/words/en/bet-ask').then(({ betAsk }) => betAsk),
})
