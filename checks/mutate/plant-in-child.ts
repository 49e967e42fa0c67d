import { mkdirSync, writeFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Planted } from './plant.ts'

/** Loaded by `--import` into processes that tests start: plants there as `plant` does in the tests' own process. */
const root = join(import.meta.dirname, '../..')
// Written by main.ts.
const planted = JSON.parse(process.env.PATISSERIE_FAULTS ?? '') as Planted
const faults = 'fault' in planted ? [planted.fault] : planted.faults
const { withFault, withNotes } = await import('./plant.ts')

registerHooks({
  load(url, context, nextLoad) {
    const loaded = nextLoad(url, context)
    const here = faults.filter(({ path }) => url === pathToFileURL(join(root, path)).href)
    const [fault] = here
    if (!fault || !loaded.source) return loaded
    const code = Buffer.from(loaded.source as Uint8Array).toString()
    return { ...loaded, source: 'fault' in planted ? withFault(code, fault) : withNotes(code, here) }
  },
})

if ('reached' in planted) {
  const notes = new Set<string>()
  const testFile = process.env.PATISSERIE_TEST_FILE ?? ''
  const path = join(planted.reached, `${testFile.replaceAll('/', '+')}+${process.pid}.json`)
  mkdirSync(planted.reached, { recursive: true })
  // The process may be killed at any time, so each new note is written at once.
  globalThis.__reached = Object.assign(notes, {
    add(note: string) {
      if (notes.has(note)) return notes
      Set.prototype.add.call(notes, note)
      writeFileSync(path, JSON.stringify({ testFile, ms: 0, notes: [...notes] }))
      return notes
    },
  })
}
