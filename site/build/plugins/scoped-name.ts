import { createHash } from 'node:crypto'
import { join, relative, sep } from 'node:path'

const root = join(import.meta.dirname, '../../..')

/**
 * The class of a name in a sheet of a part, alike on every machine: the name, and four letters for the sheet. Shorter than the
 * bundler's own, which stands in every page some hundred times.
 */
export const scopedName = (name: string, file: string): string => {
  const path = relative(root, file.replace(/\?.*$/, '')).split(sep).join('/')
  return `${name}_${createHash('sha256').update(path).digest('base64url').replace(/[-_]/g, '').slice(0, 4)}`
}
