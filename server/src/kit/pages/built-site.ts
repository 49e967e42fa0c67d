import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { Renderer } from '@patisserie/contract/page'
import type { FastifyInstance } from 'fastify'
import { builtFolder, findBuild } from './find-build.ts'
import { type Pages, packing } from './packed-page.ts'
import { openRenderPool } from './render-pool.ts'

export interface BuiltSiteOptions {
  readonly folder?: string
  /** Number of threads that render pages; null: as many as there are cores, but at most four. */
  readonly renderThreads?: number | null
}

/**
 * Serves the files of the newest build, and answers its renderer. Hashed files and the build's own drawings are cached
 * for ever, the others revalidated. The process stays with the build it started with. It also serves hashed files of
 * the other builds: for pages opened before an update, and for pages of a process started after it.
 */
export async function serveBuiltSite(
  app: FastifyInstance,
  { folder = builtFolder, renderThreads = null }: BuiltSiteOptions = {},
): Promise<() => Promise<Pages>> {
  const build = findBuild(folder)
  if (!build) throw new Error('the pages are not built: run npm run build')
  const module = pathToFileURL(join(build, 'server', 'server.js')).href
  const built = (await import(module)) as Renderer // the build's own entry
  await app.register(fastifyStatic, {
    root: join(build, 'client'),
    wildcard: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    globIgnore: ['**/*.br', '**/*.gz', '.vite/**'],
    setHeaders: (reply, path) => {
      // A page of another build may ask for a drawing by its own version but gets this build's: cache it only for a
      // while.
      const lasting = path.includes('/assets/') || reply.request.url.endsWith(`?v=${built.artVersion}`)
      reply.header('cache-control', lasting ? 'public, max-age=31536000, immutable' : 'public, max-age=3600')
    },
  })
  serveOtherBuilds(app, folder)
  markServed(app, build)
  // As many as there are cores, because the thread that answers calls waits half of the time. A thread takes about 60
  // MB.
  const threads = renderThreads ?? Math.min(4, availableParallelism())
  const kept = Math.min(1, threads)
  const pool = openRenderPool({ module, here: packing(built).render, threads, kept })
  app.addHook('onClose', pool.close)
  const warm = async () => {
    await pool.warm()
    return kept > 0
  }
  const renderer = Promise.resolve({ ...built, render: pool.render, warm })
  return () => renderer
}

/** Serves a hashed file that this build does not have, from any build that has it. */
function serveOtherBuilds(app: FastifyInstance, folder: string): void {
  app.get<{ Params: { name: string } }>('/assets/:name', (request, reply) => {
    const { name } = request.params
    const clients = /^[\w-][\w.-]*$/.test(name) ? readdirSync(folder).map((build) => join(folder, build, 'client')) : []
    const client = clients.find((each) => existsSync(join(each, 'assets', name)))
    return client ? reply.sendFile(`assets/${name}`, client) : reply.callNotFound()
  })
}

/** Marks the build as in use, so that later builds do not delete it. */
function markServed(app: FastifyInstance, build: string): void {
  const mark = join(build, `served-by-${process.pid}`)
  try {
    writeFileSync(mark, '')
  } catch {
    // A user who may not write to this folder cannot clean it up either.
    return
  }
  app.addHook('onClose', async () => rmSync(mark, { force: true }))
}
