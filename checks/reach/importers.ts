import { existsSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'

/** Files that import a file directly, by its path; paths are relative to the root, with `/`. */
export type Importers = ReadonlyMap<string, readonly string[]>

/** Reads the imports of `files` (of TypeScript, below `root`), static and dynamic ones. */
export function importersIn(root: string, files: readonly string[]): Importers {
  const importers = new Map<string, string[]>()
  for (const file of files) {
    for (const path of importsOf(file, readFileSync(join(root, file), 'utf8'))) {
      if (!existsSync(join(root, path))) continue
      importers.set(path, [...(importers.get(path) ?? []), file])
    }
  }
  return importers
}

/** `from '…'`, `import '…'`, `import('…')` and `new URL('…', import.meta.url)`. */
const specifier = /(?:\bfrom|\bimport|\bimport\s*\(|\bnew URL\s*\()\s*['"]([^'"]+)['"]/g

const { imports: shortNames } = JSON.parse(readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8')) as {
  readonly imports: Readonly<Record<string, string>>
} // as `#core/*`: `./house/core/*`

/** Paths of the project's own files that a file imports. */
function importsOf(file: string, code: string): readonly string[] {
  return [...code.matchAll(specifier)].flatMap(([, name = '']) => {
    if (name.startsWith('.')) return [posix.normalize(posix.join(posix.dirname(file), name.split('?')[0] ?? ''))]
    const [, first = '', rest] = /^#(\w+)\/(.+)$/.exec(name) ?? []
    if (rest) return [`${shortNames[`#${first}/*`]?.slice(2, -1)}${rest}`]
    const [, workspace, path] = /^@patisserie\/([^/]+)\/(.+)$/.exec(name) ?? []
    return workspace && path ? [`${workspace}/src/${path}.ts`] : []
  })
}
