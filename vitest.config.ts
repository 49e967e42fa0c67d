import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Needs no database of the run: facts, words, parts of pages, and what server/src/kit does by itself. */
const unit = [
  ...['rules', 'replay', 'replay-encoder', 'contract', 'words'].map((folder) => `${folder}/**/*.test.ts`),
  'web/{src,build}/**/*.test.{ts,tsx}',
  'scripts/*.test.ts',
  'bench/simulate/**/*.test.ts',
  'server/src/kit/postgres/*.test.ts',
  'server/src/kit/{settings,check-data-folder}.test.ts',
]

/**
 * What one PostgreSQL may answer otherwise than another: migrating, every call once with good and with hostile input,
 * the order of lists, races and locks, news between processes, copying out and in. `npm test` runs these on a second
 * server too; the long run takes all features there.
 */
const differs = [
  'server/ops/*.test.ts',
  'server/src/{access,contract-fuzz,several-processes}.test.ts',
  'server/src/features/clubs/{clubs,posting}.test.ts',
  'server/src/features/replays/{filter-lists,list-replays,replay-counts}.test.ts',
  'server/src/features/replays/iscore/recount.test.ts',
  'server/src/kit/db/*.test.ts',
  'server/src/kit/jobs/*.test.ts',
  'server/src/kit/live/*.test.ts',
]

/** Files of a minute or so, the longest first: a fresh clone knows no times, and the last one would run alone. */
const long = [
  'journeys/house/every-page.test.ts',
  'journeys/clubs/write-a-topic.test.ts',
  'journeys/house/layout.test.ts',
  'journeys/house/chinese-forms.test.ts',
  'server/src/several-processes.test.ts',
  'server/src/faults.test.ts',
  'server/src/contract-fuzz.test.ts',
]

/** Vitest's own order, after the files above. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => {
      const at = long.findIndex((path) => moduleId.endsWith(`/${path}`))
      return at < 0 ? long.length : at
    }
    return (await super.sort(files)).toSorted((a, b) => rank(a) - rank(b))
  }
}

/** On CI a test that failed is run once more, and named at the end as unsteady: decision 0070. */
const retry = process.env.CI ? 1 : 0

const setupFiles = ['checks/property-sizes.ts']

const onPostgres = {
  retry,
  setupFiles,
  globalSetup: ['server/test/global-setup.ts'],
  exclude: ['**/node_modules/**', ...unit],
  maxWorkers: 2,
  // The site's modules are read once a worker, not once a file: each file has a site and a database of its own anyway.
  isolate: false,
  hookTimeout: 60_000,
  testTimeout: 20_000,
}

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    // Two files at once keep two cores busy; Vitest by itself leaves one of them idle.
    projects: [
      { test: { name: 'unit', include: unit, setupFiles, maxWorkers: 2, testTimeout: 30_000 } },
      { test: { name: 'features', include: ['server/**/*.test.ts'], ...onPostgres } },
      { test: { name: 'servers', include: differs, ...onPostgres } },
      { test: { name: 'checks', include: ['checks/**/*.test.ts'], maxWorkers: 2, testTimeout: 60_000 } },
      {
        test: {
          name: 'journeys',
          include: ['journeys/**/*.test.ts'],
          retry,
          globalSetup: ['server/test/global-setup.ts'],
          // Each has a shop and a browser of its own.
          maxWorkers: 2,
          isolate: false,
          testTimeout: 240_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
})
