import cors from '@fastify/cors'
import type { FastifyInstance } from 'fastify'
import { captchaHeader, idempotencyHeader, memberHeader } from '#contract/envelope.ts'

/** Origins whose pages may make calls from a browser; null: only the site's own origin. */
export type AllowedOrigins = readonly string[] | '*' | null

const preflightSeconds = 600

/**
 * Enables CORS for the API. Browsers send no cookie or other credential by themselves: only the token says who calls.
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
