import { cp, readFile, rename, rm, stat, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { isCode } from '../is-code.ts'
import { EmbeddedPostgresError } from './embedded-postgres-error.ts'

/** Major version of the packaged server; a cluster works with one major version only. */
export const postgresMajor = '18'

/** Path of a server program in the folder that `findBinaries` answers. */
export const program = (native: string, name: 'initdb' | 'pg_ctl' | 'postgres'): string => join(native, 'bin', name)

/** The folder with `bin/`, `lib/` and `share/` of the PostgreSQL package for this system; links its libraries first. */
export async function findBinaries(): Promise<string> {
  const system = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${system}-${process.arch}`
  let entry: string
  try {
    entry = createRequire(import.meta.url).resolve(name)
  } catch {
    throw new EmbeddedPostgresError(
      `The package ${name} with the PostgreSQL server is not installed. Run \`npm ci\` (without --omit=optional), ` +
        'or set DATABASE_URL to a PostgreSQL server of your own (15 or newer).',
    )
  }
  const native = join(dirname(entry), '..', 'native')
  await linkLibraries(native)
  return native
}

/** Copies the server to `target`, for an account that may not enter the installation folder. */
export async function copyBinaries(native: string, target: string): Promise<string> {
  const [source, copy] = await Promise.all(
    [native, target].map((folder) => stat(program(folder, 'postgres')).catch(() => undefined)),
  )
  if (copy !== undefined && copy.size === source?.size) return target
  const half = `${target}.new-${process.pid}`
  await cp(native, half, { recursive: true, verbatimSymlinks: true })
  await rm(target, { recursive: true, force: true })
  await rename(half, target)
  return target
}

/** npm packages cannot contain symbolic links. The package's install script creates them, but npm may not run it. */
async function linkLibraries(native: string): Promise<void> {
  const text = await readFile(join(native, 'pg-symlinks.json'), 'utf8').catch(() => '[]')
  // The file comes with the pinned package, so it is trusted.
  const links = JSON.parse(text) as { source: string; target: string }[]
  for (const { source, target } of links) {
    const link = join(native, relative('native', target))
    try {
      await symlink(relative(dirname(target), source), link)
    } catch (error) {
      if (isCode(error, 'EEXIST')) continue
      throw new EmbeddedPostgresError(
        `The library ${link} is missing and could not be made (${String(error)}). ` +
          'Run `npm ci` as the user who owns node_modules, or start the site once as that user.',
      )
    }
  }
}
