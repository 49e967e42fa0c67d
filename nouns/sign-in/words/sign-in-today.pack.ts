import { wordPack } from '#words/word-pack.ts'

export const signInTodayPack = wordPack({
  zh: () => import('./sign-in-today.zh.ts').then(({ signInToday }) => signInToday),
  en: () => import('./sign-in-today.en.ts').then(({ signInToday }) => signInToday),
})
