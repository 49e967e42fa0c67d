import { wordPack } from '#words/word-pack.ts'

/** The words of runs side by side. */
export const comparePack = wordPack({
  zh: () => import('./compare.zh.ts').then(({ compare }) => compare),
  en: () => import('./compare.en.ts').then(({ compare }) => compare),
})

export type CompareWords = ReturnType<typeof comparePack>
