import { wordPack } from '../word-pack.ts'

/** Names of the resources, amounts in words, and what each is good for. Loaded with the chunks that show them. */
export const resourcesPack = wordPack({
  zh: () => import('./resources.zh.ts').then(({ resources }) => resources),
  en: () => import('./resources.en.ts').then(({ resources }) => resources),
})
