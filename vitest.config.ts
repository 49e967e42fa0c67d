import { relative } from 'node:path'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { workers } from '#site/test/workers.ts'
import { withRecording } from './checks/reach/with-recording.ts'
import times from './scripts/test-times.json' with { type: 'json' }

/** Needs no database of the run: facts, words, parts of pages, and what house/kit does by itself. */
const unit = [
  '{replay,replay-encoder}/**/*.test.ts',
  '{house,nouns/*}/{rules,contract,words}/**/*.test.ts',
  'site/{words,build}/**/*.test.ts',
  '{nouns/*/web,house/{api,cards,design,desks,editor,session},site/web}/**/*.test.{ts,tsx}',
  'scripts/*.test.ts',
  'bench/simulate/**/*.test.ts',
  'house/kit/postgres/*.test.ts',
  'house/kit/{settings,check-data-folder}.test.ts',
]

/** Wall seconds of the longest test files, kept by `npm test -- --keep-times`. */
const { files: kept } = times as { readonly files: Readonly<Record<string, number>> }

/** The longest files first, as the last one runs alone; then Vitest's own order. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const seconds = ({ moduleId }: TestSpecification) =>
      kept[relative(import.meta.dirname, moduleId).replaceAll('\\', '/')] ?? 0
    return (await super.sort(files)).toSorted((a, b) => seconds(b) - seconds(a))
  }
}

/** On CI a test that failed is run once more, and named at the end as unsteady: decision 0070. */
const retry = process.env.CI ? 1 : 0

/** A server that is given may have room for 100 connections only. */
const maxWorkers = process.env.PATISSERIE_TEST_DATABASE_URL ? 2 : workers

const shared = {
  maxWorkers,
  // Modules are read once a worker, not once a file: each file has a site and a database of its own anyway.
  isolate: false,
  // Long enough for a busy machine: a test that waits for something that never comes fails late, all others in time.
  testTimeout: 60_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 30_000 } },
}

const setupFiles = ['checks/property-sizes.ts']
const globalSetup = ['site/test/global-setup.ts']

const config = defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      { test: { ...shared, name: 'unit', include: unit, setupFiles } },
      {
        test: {
          ...shared,
          name: 'features',
          include: [
            'nouns/*/server/**/*.test.ts',
            'house/{kit,core}/**/*.test.ts',
            'site/{server,tests,ops,seed,import,staff,test}/**/*.test.ts',
          ],
          exclude: ['**/node_modules/**', ...unit],
          retry,
          setupFiles,
          globalSetup,
        },
      },
      { test: { ...shared, name: 'checks', include: ['checks/**/*.test.ts'] } },
      {
        test: {
          ...shared,
          name: 'journeys',
          include: ['{nouns/*,site}/journeys/**/*.test.ts'],
          retry,
          globalSetup,
          testTimeout: 240_000,
        },
      },
    ],
  },
})

export default withRecording(config)
