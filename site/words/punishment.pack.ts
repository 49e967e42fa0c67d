import { wordPack } from '#words/word-pack.ts'

/** Words about the black flag. They are in the chunks that use them, as only few members need them. */
export const punishmentPack = wordPack({
  zh: () => import('./punishment.zh.ts').then(({ punishment }) => punishment),
  en: () => import('./punishment.en.ts').then(({ punishment }) => punishment),
})
