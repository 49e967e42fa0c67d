import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import type { ReachMap } from './choose-tests.ts'

/** The recorded map lies in the packages' cache: it is a fact of this working copy, made anew by `npm run test:all`. */
export const mapFile = join(import.meta.dirname, '../../node_modules/.cache/patisserie-test-map.json.gz')

/** The recorded map; null if none was recorded here. */
export function readMap(): ReachMap | null {
  if (!existsSync(mapFile)) return null
  const map = JSON.parse(gunzipSync(readFileSync(mapFile)).toString()) as ReachMap // written by merge.ts alone
  return map.version === 1 ? map : null
}
