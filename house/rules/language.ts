/** The languages of the site; the reader's choice is in a cookie. */
export const languages = ['zh', 'en'] as const
export type Language = (typeof languages)[number]
export const defaultLanguage: Language = 'zh'

export const isLanguage = (s: unknown): s is Language => s === 'zh' || s === 'en'
