import { wordPack } from '#session/word-pack.ts'

/** Words of the late parts of drafts. */
export const lateWords = wordPack({
  zh: () => import('#words/draft-choices.zh.ts').then(({ draftChoices }) => draftChoices),
  en: () => import('#words/draft-choices.en.ts').then(({ draftChoices }) => draftChoices),
})
