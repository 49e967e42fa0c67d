// npm run test:all: the everyday tests with every variant and large counts, and what takes long. `--shard 2/4` runs the
// second of four slices: a fourth of the test files of each part, and a fourth of the other parts.
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { ensureBuild } from './build.mjs'
import { runChecks } from './check.mjs'
import { findPostgres } from './find-postgres.mjs'
import { root, runNode } from './runtime.mjs'
import { runStep, runTests, runWork } from './steps.mjs'

const env = { PATISSERIE_TEST_ALL: '1' }

/** Where at least 85 % of planted faults are seen. */
const mutated = ['{house/rules,nouns/*/rules}', 'replay', 'house/core', 'house/editor/draft/keeper']

const fuzzSeconds = 600

/** Where test files write which functions they ran, for the map that `npm test -- --changed` asks. */
const records = join(root, 'test-output', 'reach')
const recording = { PATISSERIE_TEST_RECORD_REACH: records }

/** Counts of the parts of one slice. */
export async function testAll(shard = '1/1') {
  const [slice, slices] = shard.split('/').map(Number)
  const isMine = (turn) => turn % slices === slice - 1
  const counts = []
  rmSync(records, { recursive: true, force: true })
  if (isMine(0)) counts.push(await runChecks())
  counts.push(await runTests('rules and replays', 'unit', { env: { ...env, ...recording }, shard }))
  counts.push(
    await runTests('features on the embedded PostgreSQL', 'features', {
      env: { ...env, ...recording, PATISSERIE_TEST_DATABASE_URL: undefined },
      shard,
    }),
  )
  counts.push(...(await testOnOtherServer(shard)))
  counts.push(await runWork('build', ensureBuild))
  if (isMine(1)) counts.push(await runStep('size of the pages', ['site/build/size.ts']))
  counts.push(await runTests('journeys', 'journeys', { env, shard }))
  counts.push(await runWork('map of what tests reach', () => recordMap(shard)))
  counts.push(await runStep('fuzz', ['replay/fuzz/main.ts', String(Math.ceil(fuzzSeconds / slices))], { loud: true }))
  if (slices > 1)
    console.log('No faults were planted: a slice knows only its own tests. npm run mutate -- FOLDER does it.')
  else counts.push(await runStep('planted faults', ['checks/mutate/main.ts', ...mutated], { loud: true }))
  return counts
}

/** All features on another PostgreSQL than the embedded one, where one answers: it differs by what is asked, not how often. */
async function testOnOtherServer(shard) {
  const given = process.env.PATISSERIE_TEST_DATABASE_URL
  const found = given ? { url: given, version: 'of PATISSERIE_TEST_DATABASE_URL' } : await findPostgres()
  if (!found.url) {
    console.log(`The features ran on the embedded PostgreSQL only: ${found.reason}.`)
    return []
  }
  const on = { PATISSERIE_TEST_ALL: undefined, PATISSERIE_TEST_DATABASE_URL: found.url }
  return [await runTests(`features on PostgreSQL ${found.version}`, 'features', { env: on, shard })]
}

/**
 * Runs the everyday journeys on pages that note what runs, and makes the map. Their reds do not count: these pages weigh
 * more than those that the journeys before visited.
 */
async function recordMap(shard) {
  const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs')
  const args = ['run', '--project', 'journeys', '--reporter=dot', '--passWithNoTests', `--shard=${shard}`]
  await runNode([vitest, ...args], recording)
  return runNode([join(root, 'checks', 'reach', 'merge.ts'), records])
}
