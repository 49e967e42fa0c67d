import type { FastifyInstance, FastifyRequest } from 'fastify'

/**
 * `/test` and everything below it answer only under host names of this machine and of the site. Against DNS rebinding:
 * a stranger's page whose name leads to 127.0.0.1 could otherwise read the mails of development.
 */
export function guardTestPages(app: FastifyInstance, origin: string): void {
  const own = new Set(['localhost', '127.0.0.1', '[::1]', new URL(origin).hostname])
  app.addHook('onRequest', async (request, reply) => {
    if (isTest(request) && !own.has(hostOf(request.headers.host ?? '')))
      return reply.code(404).type('text/plain').send('Not found')
  })
}

const hostOf = (header: string): string => header.toLowerCase().replace(/:\d*$/, '')

/** Checks the matched route, and, because pages have no routes, every way the path could be decoded. */
const isTest = ({ routeOptions, url }: FastifyRequest): boolean =>
  [routeOptions.url ?? '', ...readings(url)].some((path) => /^[\\/]*test(?:[\\/?#]|$)/i.test(path))

/** The path as sent, without scheme and host of an absolute URL, and decoded several times over. */
function readings(url: string): string[] {
  const found = [pathOf(url)]
  for (let path = pathOf(url), round = 0; round < decodings; round++) {
    path = pathOf(decoded(path))
    found.push(path)
  }
  return found
}

const decodings = 3

const pathOf = (url: string): string => {
  const path = url.replace(/^[\\/]+/, '/')
  return URL.canParse(path, 'http://site') ? new URL(path, 'http://site').pathname : path
}

/** Decodes single escapes, so that a broken escape elsewhere in the path does not hide one. */
const decoded = (path: string): string =>
  path.replace(/%([0-7][0-9a-f])/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
