import type { FastifyInstance, FastifyRequest } from 'fastify'

/**
 * `/test` and what lies below it answer under names of this machine and of the site only: a stranger's page whose name
 * leads to 127.0.0.1 would otherwise read the mails of development there.
 */
export function guardTestPages(app: FastifyInstance, origin: string): void {
  const own = new Set(['localhost', '127.0.0.1', '[::1]', new URL(origin).hostname])
  app.addHook('onRequest', async (request, reply) => {
    if (isTest(request) && !own.has(hostOf(request.headers.host ?? '')))
      return reply.code(404).type('text/plain').send('Not found')
  })
}

const hostOf = (header: string): string => header.toLowerCase().replace(/:\d*$/, '')

/** By the route that answers; pages have none of their own, so the path counts as any reader of it may take it. */
const isTest = ({ routeOptions, url }: FastifyRequest): boolean =>
  [routeOptions.url ?? '', ...readings(url)].some((path) => /^[\\/]*test(?:[\\/?#]|$)/i.test(path))

/** A path as it came, without what stands before it in a whole address, and decoded a few times over. */
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

/** Letter by letter, so that a broken code elsewhere in the path hides nothing. */
const decoded = (path: string): string =>
  path.replace(/%([0-7][0-9a-f])/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
