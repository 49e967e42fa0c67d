import { wordPack } from '#words/word-pack.ts'

/** The words of walls; loaders and heads ask for them outside components. */
export const paintingsPack = wordPack({
  zh: () => import('./paintings.zh.ts').then(({ paintings }) => paintings),
  en: () => import('./paintings.en.ts').then(({ paintings }) => paintings),
})
