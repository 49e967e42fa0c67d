import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { mapFile, readMap } from './map.ts'
import { mergeRecords, type RecordLine, type TimedMap } from './merge-records.ts'

/*
 * node checks/reach/merge.ts FOLDER…: adds the records that a run of tests with PATISSERIE_TEST_RECORD_REACH=FOLDER has written
 * to the map of what tests reach.
 */
const root = join(import.meta.dirname, '../..')
const folders = process.argv.slice(2)
if (folders.length === 0) {
  console.error('Usage: node checks/reach/merge.ts FOLDER…')
  process.exit(2)
}

function* recordsIn(folder: string): Generator<RecordLine> {
  for (const name of readdirSync(folder).filter((name) => name.endsWith('.jsonl'))) {
    // Of a process that was killed while it wrote, the last line is not whole.
    const lines = readFileSync(join(folder, name), 'utf8').split('\n').slice(0, -1)
    for (const line of lines) yield JSON.parse(line) as RecordLine // written by writeRecord
  }
}

const known = new Map<string, boolean>()
const exists = (path: string) => {
  const found = known.get(path) ?? existsSync(join(root, path))
  known.set(path, found)
  return found
}
const records = folders.flatMap((folder) => [...recordsIn(folder)])
const before = readMap() as TimedMap | null // written by this script
const map = mergeRecords({ before, records, exists })
mkdirSync(dirname(mapFile), { recursive: true })
writeFileSync(`${mapFile}.${process.pid}`, gzipSync(JSON.stringify(map)))
renameSync(`${mapFile}.${process.pid}`, mapFile)
const renewed = new Set(records.map(([testFile]) => testFile)).size
const kb = Math.round(statSync(mapFile).size / 1024)
console.log(`Map of what tests reach: ${renewed} test files recorded, ${map.tests.length} known, ${kb} KB.`)
