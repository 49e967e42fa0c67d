import type { FastifyRequest } from 'fastify'

/** The language in the reader's cookie; Chinese without one. */
export const languageOf = ({ headers }: Pick<FastifyRequest, 'headers'>): 'zh' | 'en' =>
  /(?:^|;\s*)language=en(?:;|$)/.test(headers.cookie ?? '') ? 'en' : 'zh'

/**
 * The language of a page: the one that the address names with `?lang=`, so that machines have one address for each
 * language, else that of the cookie.
 */
export const pageLanguage = (request: Pick<FastifyRequest, 'headers' | 'url'>): 'zh' | 'en' => {
  const named = new URLSearchParams(request.url.split('?')[1]).get('lang')
  return named === 'zh' || named === 'en' ? named : languageOf(request)
}
