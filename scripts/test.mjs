// npm test: runs all checks and tests, from a bare Node 20 on. `--long` adds tests that take minutes; `npm test --
// clubs`
// runs the unit tests, feature tests and journeys of one noun. Prints the duration of each part, and the counts last.
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { ensureBuild } from './build.mjs'
import { runChecks } from './check.mjs'
import { findPostgres } from './find-postgres.mjs'
import { ensureDependencies, root } from './runtime.mjs'
import { printTimes, runStep, runTests, runWork, sum, words } from './steps.mjs'

/** Folders in which tests must detect at least 85 % of planted faults. */
const mutated = ['rules', 'replay', 'server/src/core', 'web/src/editor']

const long = process.argv.includes('--long')
const env = long ? { PATISSERIE_TEST_LONG: '1' } : {}

const nouns = process.argv.slice(2).filter((word) => !word.startsWith('--'))
const unknown = nouns.filter((noun) => foldersOf(noun).length === 0)

await ensureDependencies()
if (unknown.length > 0) {
  console.error(`There is no noun called ${unknown.join(', ')}. There are: ${knownNouns().join(', ')}.`)
  process.exit(2)
}
const counts = nouns.length > 0 ? await testNouns() : await testAll()
printTimes()
const total = sum(counts)
console.log(`\n${words(total)}`)
process.exitCode = total.failed === 0 ? 0 : 1

async function testAll() {
  return [
    await runChecks({ stopAtFirst: false }),
    await runTests('rules and replays', 'unit', { env }),
    await runTests('features on the embedded PostgreSQL', 'features', {
      env: { ...env, PATISSERIE_TEST_DATABASE_URL: undefined },
    }),
    ...(await testOnOtherServer()),
    await runWork('build', ensureBuild),
    await runStep('size of the pages', ['web/build/size.ts']),
    await runTests('journeys', 'journeys', { env }),
    await runStep('fuzz', ['replay/fuzz/main.ts', long ? '600' : '20'], { loud: true }),
    ...(long ? [await runStep('planted faults', ['checks/mutate/main.ts', ...mutated], { loud: true })] : []),
  ]
}

async function testNouns() {
  const only = nouns.flatMap(foldersOf)
  console.log(`Tests below ${only.join(', ')}`)
  const journeys = only.filter((folder) => folder.startsWith('journeys/'))
  const others = only.filter((folder) => !folder.startsWith('journeys/'))
  const name = nouns.join(' and ')
  const counts = [
    await runTests(`rules and pages of ${name}`, 'unit', { env, only: others }),
    await runTests(`features of ${name}`, 'features', { env, only: others }),
  ]
  if (journeys.length > 0) {
    counts.push(await runWork('build', ensureBuild))
    counts.push(await runTests(`journeys of ${name}`, 'journeys', { env, only: journeys }))
  }
  return counts
}

/** The folders of a noun, which has the same name on every layer. */
function foldersOf(noun) {
  const places = [
    'rules/src',
    'replay/src',
    'server/src/core',
    'server/src/features',
    'web/src',
    'web/src/features',
    'journeys',
  ]
  return places.map((place) => `${place}/${noun}/`).filter((folder) => existsSync(join(root, folder)))
}

function knownNouns() {
  const places = ['server/src/features', 'web/src/features', 'journeys']
  const folders = places.flatMap((place) => readdirSync(join(root, place), { withFileTypes: true }))
  return [...new Set(folders.filter((entry) => entry.isDirectory()).map(({ name }) => name))].sort()
}

/** Runs the tests whose result may differ between PostgreSQL servers on another server; with `--long` all features. */
async function testOnOtherServer() {
  const given = process.env.PATISSERIE_TEST_DATABASE_URL
  const found = given ? { url: given, version: 'of PATISSERIE_TEST_DATABASE_URL' } : await findPostgres()
  if (!found.url) {
    console.log(`The features ran on the embedded PostgreSQL only: ${found.reason}.`)
    return []
  }
  const [what, project] = long ? ['features', 'features'] : ['what differs between servers,', 'servers']
  const counts = await runTests(`${what} on PostgreSQL ${found.version}`, project, {
    env: { ...env, PATISSERIE_TEST_DATABASE_URL: found.url },
  })
  if (!long)
    console.log('The other features ran on the embedded PostgreSQL only; npm run test:long runs them here too.')
  return [counts]
}
