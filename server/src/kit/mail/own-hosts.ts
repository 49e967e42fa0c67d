import type { FastifyInstance } from 'fastify'

/**
 * `/test` and what lies below it answer under names of this machine and of the site only: a stranger's page whose name
 * leads to 127.0.0.1 would otherwise read the mails of development there.
 */
export function guardTestPages(app: FastifyInstance, origin: string): void {
  const own = new Set(['localhost', '127.0.0.1', '[::1]', new URL(origin).hostname])
  app.addHook('onRequest', async (request, reply) => {
    if (/^\/test(?:[/?]|$)/.test(request.url) && !own.has(hostOf(request.headers.host ?? '')))
      return reply.code(404).type('text/plain').send('Not found')
  })
}

const hostOf = (header: string): string => header.toLowerCase().replace(/:\d*$/, '')
