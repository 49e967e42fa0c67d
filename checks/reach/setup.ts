import { join, relative } from 'node:path'
import { performance } from 'node:perf_hooks'
import { afterAll, expect, type RunnerTestFile, type RunnerTestSuite } from 'vitest'
import { preloadChildren } from './preload-children.ts'
import { recordFolder } from './recording.ts'
import { openNotes, writeRecord } from './records.ts'

/** Set-up file of Vitest: writes a record of each test file. */
const testFile = relative(process.cwd(), expect.getState().testPath ?? '').replaceAll('\\', '/')
const folder = recordFolder()
if (folder) {
  const settings = () => ({
    PATISSERIE_TEST_RECORD_REACH: folder,
    PATISSERIE_TEST_FILE: process.env.PATISSERIE_TEST_FILE ?? '',
  })
  process.env.PATISSERIE_TEST_FILE = testFile
  const notes = openNotes()
  // What ran before belongs to another test file of this worker.
  notes.take()
  const began = performance.now()
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads the text of this argument
  afterAll(({}, suite) => {
    const ms = hasPassed(suite) ? Math.round(performance.now() - began) : undefined
    writeRecord(folder, { testFile, writer: String(process.pid), ran: notes.take(), ms })
  })
  preloadChildren({ file: join(import.meta.dirname, 'note-child.ts'), env: settings })
}

/** Whether all tests ran and passed. One that was skipped, or failed early, did not run what it looks at. */
function hasPassed(suite: Readonly<RunnerTestSuite | RunnerTestFile>): boolean {
  return suite.tasks.every((task) => (task.type === 'suite' ? hasPassed(task) : task.result?.state === 'pass'))
}
