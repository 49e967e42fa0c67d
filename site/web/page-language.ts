import type { Language } from '#rules/language.ts'

/** A page's address in a language, for machines: people's is in a cookie, and without one the page is Chinese. */
export const addressIn = (language: Language, path: string): string =>
  language === 'zh' ? path : `${path}${path.includes('?') ? '&' : '?'}lang=${language}`
