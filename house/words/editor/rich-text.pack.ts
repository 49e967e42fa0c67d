import { wordPack } from '../word-pack.ts'

export const richTextPack = wordPack({
  zh: () => import('./rich-text.zh.ts').then(({ richText }) => richText),
  en: () => import('./rich-text.en.ts').then(({ richText }) => richText),
})
