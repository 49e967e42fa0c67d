import { wordPack } from '../word-pack.ts'

/** Words about failed uploads, loaded with the chunks that upload. */
export const uploadsPack = wordPack({
  zh: () => import('./uploads.zh.ts').then(({ uploads }) => uploads),
  en: () => import('./uploads.en.ts').then(({ uploads }) => uploads),
})
