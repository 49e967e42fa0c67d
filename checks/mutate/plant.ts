import { join } from 'node:path'
import type { Plugin } from 'vitest/config'
import type { Fault } from './faults.ts'
import { withFault } from './with-fault.ts'

/** The fault of this run, passed as JSON in PATISSERIE_TEST_FAULT; null in a run without one. */
export function faultOfRun(): Fault | null {
  const told = process.env.PATISSERIE_TEST_FAULT
  return told ? (JSON.parse(told) as Fault) : null // written by try-fault.ts
}

/** Vite plugin that plants the fault of the run in its source as it is loaded; files on disk do not change. */
export function plant(root: string): Plugin | null {
  const fault = faultOfRun()
  if (!fault) return null
  const isThere = (id: string) => id.split('?')[0] === join(root, fault.path)
  return {
    name: 'plant-fault',
    enforce: 'pre',
    // Vitest caches transformed files: the key must differ between a file with and without the fault.
    configureVitest: ({ defineCacheKeyGenerator }) =>
      defineCacheKeyGenerator(({ id }) => (isThere(id) ? JSON.stringify(fault) : null)),
    transform: (code, id) => (isThere(id) ? withFault(code, fault) : null),
  }
}
