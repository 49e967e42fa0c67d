import { wordPack } from '../word-pack.ts'

export const blockedPack = wordPack({
  zh: () => import('./blocked.zh.ts').then(({ blocked }) => blocked),
  en: () => import('./blocked.en.ts').then(({ blocked }) => blocked),
})
