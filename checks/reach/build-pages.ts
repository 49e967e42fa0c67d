import { createHash } from 'node:crypto'
import { existsSync, globSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { build, type Plugin } from 'vite'

const root = join(import.meta.dirname, '../..')
const builds = join(root, 'node_modules/.cache/patisserie-builds')
const inputs = [
  '{house,nouns,replay/src}',
  'site/{build,contract.ts,nouns.ts,web,words}',
  'vite.config.ts',
  'checks/reach',
  'package-lock.json',
]

export interface PageChange {
  /** Distinguishes this build from others of the same sources. */
  readonly name: string
  /** Plugins for the pages and for the renderer on the server. */
  readonly plugins: () => Plugin[]
  /** Plugins for the browser's workers. */
  readonly workerPlugins?: () => Plugin[]
}

/**
 * Builds the pages with more plugins beside the build that the site serves, and answers the folder of the build, as
 * `serveBuiltSite` wants it. A build of the same sources and plugins is used again.
 */
export async function buildPages({ name, plugins, workerPlugins = () => [] }: PageChange): Promise<string> {
  const folder = join(builds, hashOf(name))
  if (existsSync(folder)) return folder
  const half = `${folder}.part-${process.pid}`
  const settings = (part: string) => ({
    configFile: join(root, 'vite.config.ts'),
    logLevel: 'error' as const,
    plugins: plugins(),
    worker: { plugins: workerPlugins },
    build: { outDir: join(half, 'current', part), ssr: part === 'server', reportCompressedSize: false },
  })
  try {
    await build(settings('client'))
    await build(settings('server'))
    // Of two builds at once the first stays: both are equal.
    if (!existsSync(folder)) renameSync(half, folder)
  } finally {
    rmSync(half, { recursive: true, force: true })
  }
  removeOld()
  return folder
}

function hashOf(name: string): string {
  const sum = createHash('sha256').update(name)
  const files = inputs.flatMap((input) => globSync([input, `${input}/**`], { cwd: root, withFileTypes: true }))
  const paths = files.filter((file) => file.isFile()).map((file) => join(file.parentPath, file.name))
  for (const path of [...new Set(paths)].sort()) sum.update(path.slice(root.length)).update(readFileSync(path))
  return sum.digest('hex').slice(0, 16)
}

const keptBuilds = 4

function removeOld(): void {
  const aged = readdirSync(builds).map((name) => ({ name, time: statSync(join(builds, name)).mtimeMs }))
  for (const { name } of aged.toSorted((a, b) => b.time - a.time).slice(keptBuilds))
    rmSync(join(builds, name), { recursive: true, force: true })
}
