import { join } from 'node:path'
import { preloadChildren } from '../reach/preload-children.ts'

/** Set-up file of Vitest: the fault of the run is planted in child processes and threads of the tests too. */
const { PATISSERIE_TEST_FAULT } = process.env
if (PATISSERIE_TEST_FAULT) {
  preloadChildren({ file: join(import.meta.dirname, 'plant-in-child.ts'), env: () => ({ PATISSERIE_TEST_FAULT }) })
}
