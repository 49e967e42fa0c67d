import childProcess, { type ForkOptions } from 'node:child_process'
import { syncBuiltinESMExports } from 'node:module'
import { join, relative } from 'node:path'
import { performance } from 'node:perf_hooks'
import { afterAll, expect } from 'vitest'
import { writeReached } from './plant.ts'

declare global {
  /** Functions that ran in this test file; undefined if the run does not record them. */
  var __reached: Set<string> | undefined
}

const testFile = () => relative(process.cwd(), expect.getState().testPath ?? '')

const folder = process.env.PATISSERIE_REACHED
if (folder) {
  const notes = new Set<string>()
  globalThis.__reached = notes
  const began = performance.now()
  afterAll(() => writeReached(folder, testFile(), notes, Math.round(performance.now() - began)))
}

/** `plant` changes what Vitest loads; processes that the code under test forks load their files themselves. */
const { fork } = childProcess
const { PATISSERIE_FAULTS } = process.env
if (PATISSERIE_FAULTS && !('planting' in fork)) {
  const planting = (script: string | URL, ...rest: readonly (readonly string[] | ForkOptions)[]) => {
    const args = rest.flatMap((each) => (Array.isArray(each) ? (each as string[]) : [])) // a list holds arguments
    const options: ForkOptions = Object.assign({}, ...rest.filter((each) => !Array.isArray(each)))
    return fork(script, args, {
      ...options,
      execArgv: [...(options.execArgv ?? []), '--import', join(import.meta.dirname, 'plant-in-child.ts')],
      env: { ...options.env, PATISSERIE_FAULTS, PATISSERIE_TEST_FILE: testFile() },
    })
  }
  childProcess.fork = Object.assign(planting, { planting: true }) as typeof fork
  syncBuiltinESMExports()
}
