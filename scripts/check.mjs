// npm run check: the quick part of npm test; stops at the first step that fails.
import { ensureDependencies, isMain } from './runtime.mjs'
import { runStep, runTests, sum } from './steps.mjs'

const folders = [
  'rules',
  'replay',
  'replay-encoder',
  'contract',
  'words',
  'server',
  'web',
  'journeys',
  'bench',
  'checks',
]

const steps = [
  () => runStep('format and lint', ['node_modules/@biomejs/biome/bin/biome', 'check', '.']),
  () => runStep('types', ['node_modules/tsc7/bin/tsc', '-p', '.']),
  () =>
    runStep('floors', [
      'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs',
      ...['--config', '.dependency-cruiser.mjs', ...folders],
    ]),
  () => runStep('dead code', ['node_modules/knip/bin/knip.js']),
  () => runTests('checks of the house', 'checks'),
]

/** Runs the quick steps and answers their counts; with `stopAtFirst` stops after a failed step. */
export async function runChecks({ stopAtFirst }) {
  const counts = []
  for (const step of steps) {
    counts.push(await step())
    if (stopAtFirst && sum(counts).failed > 0) break
  }
  return sum(counts)
}

if (isMain(import.meta.url)) {
  await ensureDependencies()
  const { failed } = await runChecks({ stopAtFirst: true })
  process.exitCode = failed === 0 ? 0 : 1
}
