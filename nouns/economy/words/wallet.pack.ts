import { wordPack } from '#words/word-pack.ts'

/** Words of the wallet, loaded with it. */
export const walletPack = wordPack({
  zh: () => import('./wallet.zh.ts').then(({ wallet }) => wallet),
  en: () => import('./wallet.en.ts').then(({ wallet }) => wallet),
})
