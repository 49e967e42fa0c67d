import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { fileURLToPath, pathToFileURL } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { Renderer } from '@patisserie/contract/page'
import type { FastifyInstance } from 'fastify'
import { type Pages, packing } from './packed-page.ts'
import { openRenderPool } from './render-pool.ts'

const dist = fileURLToPath(new URL('../../../../web/dist/', import.meta.url))

/** Serves the built front end's files: hashed ones for ever, the others revalidated. Gives its renderer. */
export async function serveBuiltSite(app: FastifyInstance): Promise<() => Promise<Pages>> {
  if (!existsSync(`${dist}server/server.js`)) throw new Error('the pages are not built: run npm run build')
  await app.register(fastifyStatic, {
    root: `${dist}client`,
    wildcard: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    globIgnore: ['**/*.br', '**/*.gz', '.vite/**'],
    setHeaders: (reply, path) => {
      const hashed = path.includes('/assets/')
      reply.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600')
    },
  })
  const module = pathToFileURL(`${dist}server/server.js`).href
  const built = (await import(module)) as Renderer // the build's own entry
  // As many as there are cores: the thread that answers calls waits half of the time. One takes some 60 MB while it is needed.
  const threads = Math.min(4, availableParallelism())
  const pool = openRenderPool({ module, here: packing(built).render, threads })
  app.addHook('onClose', pool.close)
  const renderer = Promise.resolve({ ...built, render: pool.render })
  return () => renderer
}
