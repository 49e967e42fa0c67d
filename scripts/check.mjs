// npm run check: the quick part of npm test; its tests run only if all else is well.
import { availableParallelism } from 'node:os'
import { ensureDependencies, isMain } from './runtime.mjs'
import { runBeside, runTests, sum } from './steps.mjs'

const folders = ['replay', 'replay-encoder', 'house', 'nouns', 'site', 'bench', 'checks']

/** Checkers share nothing: of a second one's work three tenths is a repetition of the first one's. */
const checkers = Math.max(1, availableParallelism() >> 1)

/** What needs no tests: types on a core of their own, beside what takes as long together. */
const lanes = [
  [['types', ['node_modules/tsc7/bin/tsc', '-p', '.', '--checkers', String(checkers)]]],
  [
    ['format and lint', ['node_modules/@biomejs/biome/bin/biome', 'check', '.']],
    ['floors', ['checks/walls/main.ts', ...folders]],
    ['dead code', ['node_modules/knip/bin/knip.js']],
  ],
]

/** The pages and what they weigh, as one more lane: a bundler uses little more than one core. */
const buildLane = [
  ['build', ['scripts/build.mjs']],
  ['size of the pages', ['site/build/size.ts']],
]

/**
 * Runs the quick steps and answers their counts; `stepsFirst`: runs the tests only if all steps passed; `build`: builds the
 * pages beside the steps.
 */
export async function runChecks({ stepsFirst = false, build = false } = {}) {
  const steps = build
    ? await runBeside('format, types, floors, dead code; build and sizes', [...lanes, buildLane])
    : await runBeside('format, types, floors, dead code', lanes)
  return stepsFirst && steps.failed > 0 ? steps : sum([steps, await runTests('checks of the house', 'checks')])
}

if (isMain(import.meta.url)) {
  await ensureDependencies()
  const { failed } = await runChecks({ stepsFirst: true })
  process.exitCode = failed === 0 ? 0 : 1
}
