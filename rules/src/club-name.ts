import type { Language } from './language.ts'

/** A club's name in the reader's language: the English one where there is one. */
export const clubNameIn = (language: Language, name: string, nameEn: string): string =>
  language === 'en' && nameEn !== '' ? nameEn : name
