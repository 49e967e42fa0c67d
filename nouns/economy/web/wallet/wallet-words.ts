import { wordPack } from '#session/word-pack.ts'
import { useLanguage } from '#session/words.tsx'

const pack = wordPack({
  zh: () => import('../../words/wallet.zh.ts').then(({ wallet }) => wallet),
  en: () => import('../../words/wallet.en.ts').then(({ wallet }) => wallet),
})

/** Words of the wallet, loaded with it. */
export const useWalletWords = () => pack(useLanguage().language)
