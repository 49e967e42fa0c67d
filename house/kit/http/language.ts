import type { FastifyRequest } from 'fastify'

/** The language in the reader's cookie; Chinese without one. */
export const languageOf = ({ headers }: Pick<FastifyRequest, 'headers'>): 'zh' | 'en' =>
  /(?:^|;\s*)language=en(?:;|$)/.test(headers.cookie ?? '') ? 'en' : 'zh'

/**
 * The language of a page: the one that the address names with `?lang=`, so that machines have one address for each
 * language, else that of the cookie.
 */
export const pageLanguage = (request: PageRequest): 'zh' | 'en' => languageInAddress(request) ?? languageOf(request)

/**
 * Whether to set the language cookie: the address is the English one, and the reader has no language yet. Their next
 * pages have addresses without `?lang=`. A language that was chosen stays.
 */
export const keepsEnglish = (request: PageRequest): boolean =>
  languageInAddress(request) === 'en' && !/(?:^|;\s*)language=[^;]/.test(request.headers.cookie ?? '')

/** Value of the header `set-cookie` that `languageOf` reads. */
export const languageCookie = (language: 'zh' | 'en'): string =>
  `language=${language}; Path=/; Max-Age=31536000; SameSite=Lax`

type PageRequest = Pick<FastifyRequest, 'headers' | 'url'>

const languageInAddress = ({ url }: PageRequest): 'zh' | 'en' | null => {
  const named = new URLSearchParams(url.split('?')[1]).get('lang')
  return named === 'zh' || named === 'en' ? named : null
}
