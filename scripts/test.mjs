// npm test: everything that a change needs, from a bare Node 20 on. `npm test -- clubs`: one noun; `npm test -- --changed`:
// what a change can touch; `npm run test:all`: beside the everyday tests what takes long, whole or in slices. The last line
// counts, above it what each part took.
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ensureBuild } from './build.mjs'
import { runChecks } from './check.mjs'
import { ensureDependencies, root } from './runtime.mjs'
import { printUnsteady, runStep, runTests, runWork, sum, words } from './steps.mjs'
import { testAll } from './test-all.mjs'
import { testChanged } from './test-changed.mjs'
import { keepTimes, printTimes } from './times.mjs'

const usage = `Usage: npm test [-- NOUN… | --changed [--since COMMIT] | --keep-times]
       npm run test:all [-- --shard 2/4]`

/** What is called otherwise on another floor: journeys of the editor are about writing. */
const calledToo = { editor: 'writing', writing: 'editor' }

const { options, nouns } = readArguments()
const unknown = nouns.filter((noun) => foldersOf(noun).length === 0)

/** Without a word for another one, tests run on the embedded PostgreSQL: `npm test -- clubs` runs on the one named. */
const embedded = { PATISSERIE_TEST_DATABASE_URL: undefined }

await ensureDependencies()
if (unknown.length > 0) refuse(`There is no noun called ${unknown.join(', ')}. There are: ${knownNouns().join(', ')}.`)
const counts = await chosenTests()
const tier = options.all ? 'all' : 'everyday'
printTimes(tier)
printUnsteady()
const total = sum(counts)
console.log(`\n${words(total)}`)
if (options['keep-times'] && total.failed === 0) keepTimes(tier)
process.exitCode = total.failed === 0 ? 0 : 1

function readArguments() {
  const kinds = { all: 'boolean', changed: 'boolean', since: 'string', shard: 'string', 'keep-times': 'boolean' }
  const options = Object.fromEntries(Object.entries(kinds).map(([name, type]) => [name, { type }]))
  try {
    const read = parseArgs({ options, allowPositionals: true })
    const { all, changed, since, shard } = read.values
    const [, slice, of] = /^([1-9]\d*)\/([1-9]\d*)$/.exec(shard ?? '1/1') ?? []
    if (!slice || Number(slice) > Number(of)) throw new Error(`--shard wants a slice and their number, such as 2/4`)
    if (shard && !all) throw new Error('--shard slices npm run test:all')
    const isPart = read.positionals.length > 0 || changed || shard
    if (read.values['keep-times'] && isPart) throw new Error('--keep-times keeps those of a whole run')
    if (since && !changed) throw new Error('--since says what --changed compares with')
    if (read.positionals.length > 0 && (all || changed)) throw new Error('name nouns, or a set of tests, not both')
    return { options: read.values, nouns: read.positionals }
  } catch (error) {
    return refuse(`${error.message}\n${usage}`)
  }
}

function refuse(message) {
  console.error(message)
  process.exit(2)
}

function chosenTests() {
  if (nouns.length > 0) return testNouns()
  if (options.changed) return testChanged(options.since)
  return options.all ? testAll(options.shard) : testEveryday()
}

async function testEveryday() {
  // A shell may still ask for all cases.
  delete process.env.PATISSERIE_TEST_ALL
  return [
    await runChecks({ build: true }),
    await runTests('rules and replays', 'unit'),
    await runTests('features on the embedded PostgreSQL', 'features', { env: embedded }),
    await runTests('journeys', 'journeys'),
    await runStep('fuzz', ['replay/fuzz/main.ts', '5'], { loud: true }),
  ]
}

async function testNouns() {
  const only = nouns.flatMap(foldersOf)
  console.log(`Tests below ${only.join(', ')}`)
  const journeys = only.map((folder) => (folder.startsWith('site/journeys/') ? folder : `${folder}journeys/`))
  const others = only.filter((folder) => !folder.startsWith('site/journeys/'))
  const name = nouns.join(' and ')
  const counts = [
    await runTests(`rules and pages of ${name}`, 'unit', { only: others }),
    await runTests(`features of ${name}`, 'features', { only: others }),
  ]
  const there = journeys.filter((folder) => existsSync(join(root, folder)))
  if (there.length > 0) {
    counts.push(await runWork('build', ensureBuild))
    counts.push(await runTests(`journeys of ${name}`, 'journeys', { only: there }))
  }
  return counts
}

/** The folders of a noun: it is called alike on every floor. */
function foldersOf(noun) {
  const places = ['nouns', 'house', 'house/rules', 'house/core', 'replay/src', 'site/journeys']
  const names = [noun, ...(Object.hasOwn(calledToo, noun) ? [calledToo[noun]] : [])]
  const folders = places.flatMap((place) => names.map((name) => `${place}/${name}/`))
  return folders.filter((folder) => existsSync(join(root, folder)))
}

function knownNouns() {
  return readdirSync(join(root, 'nouns')).sort()
}
