import type { Language } from '#rules/language.ts'

/** A club's name in the reader's language: the English one where there is one. */
export const clubNameIn = (language: Language, name: string, nameEn: string): string =>
  language === 'en' && nameEn !== '' ? nameEn : name

/** A club's introduction in the reader's language: the English one where there is one. */
export const clubIntroIn = (
  language: Language,
  { INTRO, INTROEN }: { readonly INTRO: string; readonly INTROEN: string },
): string => (language === 'en' && INTROEN !== '' ? INTROEN : INTRO)
