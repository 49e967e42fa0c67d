import { wordPack } from '#words/word-pack.ts'

export const foundPeoplePack = wordPack({
  zh: () => import('./found-people.zh.ts').then(({ foundPeople }) => foundPeople),
  en: () => import('./found-people.en.ts').then(({ foundPeople }) => foundPeople),
})
