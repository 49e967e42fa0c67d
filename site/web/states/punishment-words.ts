import { wordPack } from '#session/word-pack.ts'
import { useLanguage } from '#session/words.tsx'

const pack = wordPack({
  zh: () => import('#nouns/accounts/words/punishment.zh.ts').then(({ punishment }) => punishment),
  en: () => import('#nouns/accounts/words/punishment.en.ts').then(({ punishment }) => punishment),
})

/** Words about the black flag. They are in the chunks that use them, as only few members need them. */
export const usePunishmentWords = () => pack(useLanguage().language)
