import type { FastifyRequest } from 'fastify'

/** The language in the reader's cookie; Chinese without one. */
export const languageOf = ({ headers }: Pick<FastifyRequest, 'headers'>): 'zh' | 'en' =>
  /(?:^|;\s*)language=en(?:;|$)/.test(headers.cookie ?? '') ? 'en' : 'zh'
