import { createContext } from 'react'
import { useProvided } from '#api/provided.ts'
import type { Language } from '#rules/language.ts'
import type { WordPack } from '#words/word-pack.ts'
import type { Words } from '#words/words.ts'

export interface LanguageState {
  readonly language: Language
  readonly words: Words
  /** Loads the words of the other language, stores the choice in a cookie and renders the page in it. */
  readonly setLanguage: (language: Language) => Promise<void>
}

export const LanguageContext = createContext<LanguageState | null>(null)

/** The words of the frame in the reader's language, or those of a part of the site. */
export function useWords(): Words
export function useWords<T>(pack: WordPack<T>): T
export function useWords<T>(pack?: WordPack<T>): Words | T {
  const { language, words } = useLanguage()
  return pack ? pack(language) : words
}

export const useLanguage = (): LanguageState => useProvided(LanguageContext)
