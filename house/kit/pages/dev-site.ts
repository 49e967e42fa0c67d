import { fileURLToPath } from 'node:url'
import type { FastifyInstance } from 'fastify'
import type { Renderer } from '#contract/page.ts'
import { type Pages, packing } from './packed-page.ts'

const root = fileURLToPath(new URL('../../../', import.meta.url))

/** Development: Vite answers for modules and styles and reloads them hot; pages are rendered from the sources. */
export async function serveDevSite(app: FastifyInstance): Promise<() => Promise<Pages>> {
  const { createServer } = await import('vite')
  const vite = await createServer({
    root,
    configFile: `${root}vite.config.ts`,
    appType: 'custom',
    // Does not write a bundled copy of the configuration: the server's watcher would take that for a changed module.
    configLoader: 'native',
    server: { middlewareMode: true, hmr: { server: app.server } },
  })
  app.addHook('onClose', () => vite.close())
  app.addHook('onRequest', (request, reply, next) => {
    if (request.url.startsWith('/api/')) return next()
    vite.middlewares(request.raw, reply.raw, next)
  })
  return async () => packing((await vite.ssrLoadModule('/site/web/server.tsx')) as unknown as Renderer) // its exports are the renderer
}
