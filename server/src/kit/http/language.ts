import type { FastifyRequest } from 'fastify'

/** The language that the reader's cookie names, Chinese without one. */
export const languageOf = ({ headers }: Pick<FastifyRequest, 'headers'>): 'zh' | 'en' =>
  /(?:^|;\s*)language=en(?:;|$)/.test(headers.cookie ?? '') ? 'en' : 'zh'
