import { wordPack } from '#words/word-pack.ts'

export const signInPack = wordPack({
  zh: () => import('./sign-in.zh.ts').then(({ signIn }) => signIn),
  en: () => import('./sign-in.en.ts').then(({ signIn }) => signIn),
})
