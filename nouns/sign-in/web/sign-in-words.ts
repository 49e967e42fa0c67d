import { wordPack } from '../../session/word-pack.ts'
import { useLanguage } from '../../session/words.tsx'

const pack = wordPack({
  zh: () => import('@patisserie/words/zh/sign-in').then(({ signIn }) => signIn),
  en: () => import('@patisserie/words/en/sign-in').then(({ signIn }) => signIn),
})

export const useSignInWords = () => pack(useLanguage().language)
