import { wordPack } from '../../session/word-pack.ts'

/** Words of the late parts of drafts. */
export const lateWords = wordPack({
  zh: () => import('@patisserie/words/zh/draft-choices').then(({ draftChoices }) => draftChoices),
  en: () => import('@patisserie/words/en/draft-choices').then(({ draftChoices }) => draftChoices),
})
