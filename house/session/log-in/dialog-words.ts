import { wordPack } from '../word-pack.ts'
import { useLanguage } from '../words.tsx'

/** Words of the session's dialogs, loaded with the first of them. */
export const dialogWordsIn = wordPack({
  zh: () => import('#words/dialogs.zh.ts').then(({ dialogs }) => dialogs),
  en: () => import('#words/dialogs.en.ts').then(({ dialogs }) => dialogs),
})

export const useDialogWords = () => dialogWordsIn(useLanguage().language)
