import type { Language } from '@patisserie/rules/language'
import type { Words } from '@patisserie/words/words'
import { createContext, useContext } from 'react'

export interface LanguageState {
  readonly language: Language
  readonly words: Words
  /** Loads the words of the other language, stores the choice in a cookie and renders the page in it. */
  readonly setLanguage: (language: Language) => Promise<void>
}

export const LanguageContext = createContext<LanguageState | null>(null)

/** The words of the reader's language. */
export const useWords = (): Words => useLanguage().words

export const useLanguage = (): LanguageState => {
  const state = useContext(LanguageContext)
  if (!state) throw new Error('no LanguageContext above')
  return state
}
