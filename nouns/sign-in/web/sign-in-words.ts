import { wordPack } from '#session/word-pack.ts'
import { useLanguage } from '#session/words.tsx'

const pack = wordPack({
  zh: () => import('../words/sign-in.zh.ts').then(({ signIn }) => signIn),
  en: () => import('../words/sign-in.en.ts').then(({ signIn }) => signIn),
})

export const useSignInWords = () => pack(useLanguage().language)
