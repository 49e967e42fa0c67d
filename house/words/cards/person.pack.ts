import { wordPack } from '../word-pack.ts'

/** Words of people and feeds, loaded with the chunks that show them. */
export const personPack = wordPack({
  zh: () => import('./person.zh.ts').then(({ person }) => person),
  en: () => import('./person.en.ts').then(({ person }) => person),
})
