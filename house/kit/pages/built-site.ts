import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import type { Renderer } from '#contract/page.ts'
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
  const client = join(build, 'client')
  await app.register(fastifyStatic, {
    root: client,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      // A page of another build may ask for a drawing by its own version but gets this build's: cache it only for a
      // while.
      const lasting = path.includes('/assets/') || reply.request.url.endsWith(`?v=${built.artVersion}`)
      reply.header('cache-control', lasting ? 'public, max-age=31536000, immutable' : 'public, max-age=3600')
    },
  })
  serveFiles(app, { client, folder })
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

/**
 * Serves the files of a build, and hashed files that it does not have from any build that has them. A route a folder: one
 * for each of the eight hundred files takes as long as the rest of a site's start.
 */
function serveFiles(
  app: FastifyInstance,
  { client, folder }: { readonly client: string; readonly folder: string },
): void {
  const files = new Set(filesIn(client))
  for (const route of new Set([...files].map((file) => file.replace(/\/.*/, '/*')))) {
    app.get(`/${route}`, ({ url }, reply) => {
      const file = url.slice(1).replace(/\?.*/, '')
      if (files.has(file)) return reply.sendFile(file)
      const other = hashed.test(file) ? clientsIn(folder).find((each) => existsSync(join(each, file))) : undefined
      return other ? reply.sendFile(file, other) : reply.callNotFound()
    })
  }
}

const hashed = /^assets\/[\w-][\w.-]*$/

/** The files that browsers ask for, by their paths: without their compressed forms, and what begins with a dot. */
const filesIn = (client: string): string[] =>
  readdirSync(client, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map(({ parentPath, name }) => relative(client, join(parentPath, name)).replaceAll('\\', '/'))
    .filter((file) => !/(^|\/)\./.test(file))

const clientsIn = (folder: string): string[] => readdirSync(folder).map((build) => join(folder, build, 'client'))

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
