import type { FastifyInstance } from 'fastify'
import { languageCookie } from '../http/language.ts'

/**
 * `GET /language/en?back=/rpy`: switches the language for browsers without scripts. Sets the cookie of `languageOf`.
 */
export function serveLanguageSwitch(app: FastifyInstance, origin: string): void {
  for (const language of ['zh', 'en'] as const) {
    app.get<{ Querystring: Readonly<Record<string, unknown>> }>(`/language/${language}`, async (request, reply) =>
      reply
        .header('set-cookie', languageCookie(language))
        .header('cache-control', 'no-store')
        .redirect(withinSite(request.query.back, origin), 303),
    )
  }
}

/** Path and query of an address of this site; `/` for any other (against open redirects). */
export function withinSite(to: unknown, origin: string): string {
  const here = new URL(origin)
  const url = typeof to === 'string' && URL.canParse(to, here) ? new URL(to, here) : here
  const path = url.pathname + url.search
  // A path that begins with two slashes would be another host.
  return url.origin === here.origin && !path.startsWith('//') ? path : '/'
}
