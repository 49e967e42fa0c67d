import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { chunkNamed, type Manifest } from '../build/page-assets.ts'
import { builtFolder } from './built-folder.ts'

const client = join(builtFolder, 'current', 'client')

/** The address of the script that the build made of a source file, as `house/editor/editor.tsx`. */
export function builtFile(source: string): string {
  // Written by the build.
  const manifest = JSON.parse(readFileSync(join(client, '.vite', 'manifest.json'), 'utf8')) as Manifest
  const chunk = chunkNamed(manifest, source)
  if (!chunk) throw new Error(`the build has no file of ${source}`)
  return `/${chunk.file}`
}
