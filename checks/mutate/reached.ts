import { relative } from 'node:path'
import { performance } from 'node:perf_hooks'
import { afterAll, expect } from 'vitest'
import { writeReached } from './plant.ts'

declare global {
  /** Functions that ran in this test file; undefined if the run does not record them. */
  var __reached: Set<string> | undefined
}

const folder = process.env.PATISSERIE_REACHED
if (folder) {
  const notes = new Set<string>()
  globalThis.__reached = notes
  const began = performance.now()
  afterAll(() => {
    const testFile = relative(process.cwd(), expect.getState().testPath ?? '')
    writeReached(folder, testFile, notes, Math.round(performance.now() - began))
  })
}
