import { defineConfig } from 'vitest/config'

/** Needs no database of the run: facts, words, parts of pages, and what server/src/kit does by itself. */
const unit = [
  ...['rules', 'replay', 'replay-encoder', 'contract', 'words'].map((folder) => `${folder}/**/*.test.ts`),
  'web/{src,build}/**/*.test.{ts,tsx}',
  'scripts/*.test.ts',
  'server/src/kit/postgres/*.test.ts',
  'server/src/kit/settings.test.ts',
]

export default defineConfig({
  test: {
    projects: [
      { test: { name: 'unit', include: unit } },
      {
        test: {
          name: 'features',
          include: ['server/**/*.test.ts'],
          hookTimeout: 60_000,
          testTimeout: 20_000,
          exclude: ['**/node_modules/**', ...unit],
          globalSetup: ['server/test/global-setup.ts'],
        },
      },
      { test: { name: 'checks', include: ['checks/**/*.test.ts'], testTimeout: 60_000 } },
      {
        test: {
          name: 'journeys',
          include: ['journeys/**/*.test.ts'],
          globalSetup: ['server/test/global-setup.ts'],
          maxWorkers: 1,
          fileParallelism: false,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
})
