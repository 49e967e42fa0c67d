import { wordPack } from '#words/word-pack.ts'

/** Words of the list of people whom one blocks: a part of the settings, which know its name before it is opened. */
export const blockedPeoplePack = wordPack({
  zh: () => import('./blocked-people.zh.ts').then(({ blockedPeople }) => blockedPeople),
  en: () => import('./blocked-people.en.ts').then(({ blockedPeople }) => blockedPeople),
})
