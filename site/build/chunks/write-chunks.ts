/**
 * Writes down which modules share a file: `npm run chunks` keeps what stands in `site/chunks.json`, places what is new and
 * drops what is gone; `npm run chunks -- --new` plans everything anew.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build, type Rolldown } from 'vite'
import { chunksFile, plannedFile } from './chunk-names.ts'

const configFile = join(import.meta.dirname, '../../..', 'vite.config.ts')
const mode = process.argv.includes('--new') ? 'chunks-anew' : 'production'
const built = (await build({ configFile, mode, logLevel: 'warn', build: { write: false } })) as Rolldown.RolldownOutput // one output, not watched
const planned = built.output.find(({ fileName }) => fileName === plannedFile)
if (planned?.type !== 'asset') throw new Error('the build left no plan')
writeFileSync(chunksFile, planned.source)
