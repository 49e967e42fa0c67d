import type { Language } from '@patisserie/rules/language'
import type { dialogs } from '@patisserie/words/zh/dialogs'
import { use } from 'react'
import { loadPart } from './load-part.ts'
import { useLanguage } from './words.tsx'

export type DialogWords = typeof dialogs

/** The words of the session's dialogs, which come with the first of them: suspends until they are there. */
export const useDialogWords = (): DialogWords => {
  const { language } = useLanguage()
  loaded[language] ??= packs[language]()
  return use(loaded[language])
}

const packs: Record<Language, () => Promise<DialogWords>> = {
  zh: loadPart(() => import('@patisserie/words/zh/dialogs').then(({ dialogs }) => dialogs)),
  en: loadPart(() => import('@patisserie/words/en/dialogs').then(({ dialogs }) => dialogs)),
}

const loaded: Partial<Record<Language, Promise<DialogWords>>> = {}
