import { wordPack } from '../word-pack.ts'

/** Words of the late parts of drafts. */
export const draftChoicesPack = wordPack({
  zh: () => import('./draft-choices.zh.ts').then(({ draftChoices }) => draftChoices),
  en: () => import('./draft-choices.en.ts').then(({ draftChoices }) => draftChoices),
})
