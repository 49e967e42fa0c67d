import { wordPack } from '../word-pack.ts'
import { useLanguage } from '../words.tsx'

/** Words of the session's dialogs, loaded with the first of them. */
export const dialogWordsIn = wordPack({
  zh: () => import('@patisserie/words/zh/dialogs').then(({ dialogs }) => dialogs),
  en: () => import('@patisserie/words/en/dialogs').then(({ dialogs }) => dialogs),
})

export const useDialogWords = () => dialogWordsIn(useLanguage().language)
