import { wordPack } from '#session/word-pack.ts'
import { useLanguage } from '#session/words.tsx'

const pack = wordPack({
  zh: () => import('#words/admin.zh.ts').then(({ admin }) => admin),
  en: () => import('#words/admin.en.ts').then(({ admin }) => admin),
})

/** Words of the back office, loaded with its chunk. */
export const useAdminWords = () => pack(useLanguage().language)
