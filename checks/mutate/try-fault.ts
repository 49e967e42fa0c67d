import type { NearTest } from './nearest.ts'
import { type Ended, runTests } from './run-tests.ts'

/** Whether tests detect a fault, and which one, or why none does. */
export type Tried =
  | { readonly seen: true; readonly by: string; readonly test: string }
  | { readonly seen: false; readonly why: string }

export interface Trying {
  /** Turns the fault on. */
  readonly env: NodeJS.ProcessEnv
  /** The environment without the fault. */
  readonly without: NodeJS.ProcessEnv
  readonly tests: readonly NearTest[]
  /** Time limit for all tests of the fault. */
  readonly limitMs: number
}

/**
 * Runs tests with a fault, as many of them as the time allows. A test that fails, or hangs, detects the fault only if it
 * passes without it; one that hangs only if it takes less than half of the time then.
 */
export async function tryFault({ env, without, tests, limitMs }: Trying): Promise<Tried> {
  const files = within(tests, limitMs)
  if (files.length === 0) return { seen: false, why: 'no test reaches it' }
  const ended = await runTests(files, { env: { ...without, ...env }, timeoutMs: limitMs })
  if (ended.kind === 'passed') return { seen: false, why: `passed by ${files.join(' ')}` }
  const suspects = ended.kind === 'failed' && ended.testFile ? [ended.testFile] : files
  const control = await passesWithout(suspects, without, limitMs)
  if (control.kind !== 'passed')
    return { seen: false, why: `without the fault ${suspects.join(' ')} ${control.kind} too` }
  if (ended.kind === 'late' && control.ms > limitMs / 2)
    return { seen: false, why: `${suspects.join(' ')} take nearly as long without the fault` }
  if (ended.kind === 'late') return { seen: true, by: files.join(' '), test: 'does not end' }
  return { seen: true, by: suspects.join(' '), test: ended.test }
}

/** Starting the database and, for journeys, the browser. */
const startMs = 20_000

/** The first tests that end within the time, by how long they took before; at least one. */
function within(tests: readonly NearTest[], limitMs: number): readonly string[] {
  let left = limitMs - startMs
  return tests
    .filter(({ ms }, index) => {
      const isChosen = index === 0 || ms <= left
      if (isChosen) left -= ms
      return isChosen
    })
    .map(({ testFile }) => testFile)
}

const controls = new Map<string, Promise<Ended>>()

function passesWithout(files: readonly string[], env: NodeJS.ProcessEnv, timeoutMs: number): Promise<Ended> {
  const name = JSON.stringify([files, env])
  const known = controls.get(name) ?? runTests(files, { env, timeoutMs })
  controls.set(name, known)
  return known
}
