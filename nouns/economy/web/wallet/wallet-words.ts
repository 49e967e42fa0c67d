import { wordPack } from '../../../session/word-pack.ts'
import { useLanguage } from '../../../session/words.tsx'

const pack = wordPack({
  zh: () => import('@patisserie/words/zh/wallet').then(({ wallet }) => wallet),
  en: () => import('@patisserie/words/en/wallet').then(({ wallet }) => wallet),
})

/** Words of the wallet, loaded with it. */
export const useWalletWords = () => pack(useLanguage().language)
