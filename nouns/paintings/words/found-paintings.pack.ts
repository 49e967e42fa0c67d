import { wordPack } from '#words/word-pack.ts'

export const foundPaintingsPack = wordPack({
  zh: () => import('./found-paintings.zh.ts').then(({ foundPaintings }) => foundPaintings),
  en: () => import('./found-paintings.en.ts').then(({ foundPaintings }) => foundPaintings),
})
