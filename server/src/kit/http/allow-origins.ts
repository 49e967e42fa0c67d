import cors from '@fastify/cors'
import { captchaHeader, idempotencyHeader, memberHeader } from '@patisserie/contract/envelope'
import type { FastifyInstance } from 'fastify'

/** Origins whose pages may make calls from a browser; null: only the site's own. */
export type AllowedOrigins = readonly string[] | '*' | null

const preflightSeconds = 600

/**
 * Lets pages of other origins make calls and read the document of them. No cookie or other credential goes along by
 * itself: who calls is told by the token alone.
 */
export async function allowOrigins(app: FastifyInstance, origins: AllowedOrigins): Promise<void> {
  if (origins === null) return
  await app.register(cors, {
    delegator: (request, done) =>
      done(null, {
        origin: (request.url ?? '').startsWith('/api/') && (origins === '*' ? '*' : [...origins]),
        methods: ['GET', 'POST'],
        allowedHeaders: ['authorization', 'content-type', captchaHeader, idempotencyHeader, memberHeader],
        exposedHeaders: ['retry-after', 'x-request-id'],
        credentials: false,
        maxAge: preflightSeconds,
      }),
  })
}
