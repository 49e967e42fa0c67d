import { wordPack } from '#words/word-pack.ts'

export const galleryPack = wordPack({
  zh: () => import('./gallery.zh.ts').then(({ gallery }) => gallery),
  en: () => import('./gallery.en.ts').then(({ gallery }) => gallery),
})
