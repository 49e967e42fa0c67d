import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readMap } from '../reach/map.ts'
import type { TimedMap } from '../reach/merge-records.ts'
import { type Kind, kindOf } from './nearest.ts'

const root = join(import.meta.dirname, '../..')

/** The recorded map; kinds of tests that it does not know are recorded first. */
export function mapWith(kinds: readonly Kind[]): TimedMap {
  for (const kind of kinds.filter((each) => !recorded()?.tests.some((test) => kindOf(test) === each))) record(kind)
  const map = recorded()
  if (!map) throw new Error('no test could be recorded')
  return map
}

const recorded = () => readMap() as TimedMap | null // merge.ts writes it with times

/** Runs all tests of a kind once, and adds what they reach to the map. */
function record(kind: Kind): void {
  console.log(`The map of what tests reach does not know the ${kind} yet: they are run once.`)
  const folder = mkdtempSync(join(tmpdir(), 'patisserie-reach-'))
  const env = { ...process.env, PATISSERIE_TEST_RECORD_REACH: folder }
  const run = (...args: readonly string[]) => spawnSync(process.execPath, args, { cwd: root, env, stdio: 'inherit' })
  try {
    run(join(root, 'node_modules/vitest/vitest.mjs'), 'run', '--project', kind, '--reporter=dot')
    run(join(root, 'checks/reach/merge.ts'), folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
