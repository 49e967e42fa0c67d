import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'

/** Sources whose functions are recorded: those of the site, not their tests. */
const recorded =
  /^(?:house|replay\/src|nouns\/[^/]+\/(?:rules|contract|words|server|web|seed)|site\/(?:contract|words|server|web|ops|seed|import|staff))(?:\/.+)?\.tsx?$/

export const isRecorded = (path: string): boolean => recorded.test(path) && !/\.test\.tsx?$|\.d\.ts$/.test(path)

const require = createRequire(import.meta.url)

/**
 * `withNotes`, kept in a folder: each process of a run needs the same sources. The parser is loaded only for a source that
 * is not there yet.
 */
export function keptWithNotes(folder: string, path: string, code: string): string {
  const sources = join(folder, 'sources')
  const name = join(sources, createHash('sha256').update(path).update('\0').update(code).digest('hex'))
  if (existsSync(name)) return readFileSync(name, 'utf8')
  const { withNotes } = require('./with-notes.ts') as typeof import('./with-notes.ts')
  const noted = withNotes(path, code)
  try {
    mkdirSync(sources, { recursive: true })
    // Another process may read the file at this moment.
    writeFileSync(`${name}.${process.pid}`, noted)
    renameSync(`${name}.${process.pid}`, name)
  } catch {
    // A process of another user may not write here, and makes its own each time.
  }
  return noted
}
