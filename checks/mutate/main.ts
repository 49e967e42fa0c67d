import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { parseArgs } from 'node:util'
import { functionAround, functionsOf } from '../reach/named-functions.ts'
import type { Numbered } from './behind-switch.ts'
import { type FaultMark, findFault, markOf } from './fault-list.ts'
import { type Fault, faultsOf } from './faults.ts'
import { mapWith } from './map-with.ts'
import { kindsFor, nearestTo, ofPages } from './nearest.ts'
import { plantInPages } from './plant-pages.ts'
import { sampleOf } from './sample.ts'
import { type Tried, tryFault } from './try-fault.ts'

/*
 * npm run mutate -- FOLDER…: mutation testing. Plants a sample of one-line faults below a folder, one at a time, runs the
 * nearest tests that reach each fault by the recorded map, and prints the faults that no test detects. Options:
 * `--faults=150` per folder, `--seed=1` of the sample, `--minutes=30` for a folder, `--each=3` minutes for a fault,
 * `--at-once=2` faults; `--all` tries what everyday tests do not detect with the variants of `npm run test:all` too;
 * `--save=FILE` writes what was found, `--of=FILE` tries the faults of such a file instead of a sample. Exits with 1 if
 * less than 85 % are detected, of faults in pages less than 70 %.
 */
const { values: options, positionals: folders } = parseArgs({
  allowPositionals: true,
  options: {
    faults: { type: 'string', default: '150' },
    seed: { type: 'string', default: '1' },
    minutes: { type: 'string', default: '30' },
    each: { type: 'string', default: '3' },
    'at-once': { type: 'string', default: '2' },
    all: { type: 'boolean', default: false },
    save: { type: 'string' },
    of: { type: 'string' },
  },
})
if (folders.length === 0 || folders.some((folder) => /^(nouns(\/[^/]+)?|house|site)\/?$/.test(folder))) {
  console.error(
    'Usage: npm run mutate -- FOLDER… (of one floor, as nouns/bets/web) [--faults=150] [--seed=1] [--minutes=30] [--each=3] [--all]',
  )
  process.exit(2)
}

const root = join(import.meta.dirname, '../..')
const isOfPages = (path: string) => ofPages.test(path)
const wantedOf = (folder: string) => (isOfPages(folder) ? 0.7 : 0.85)

/** A fault and how it was tried; `tier`: of the tests that detected it. */
type Result = { readonly mark: FaultMark; readonly line: number; readonly tier?: 'everyday' | 'all' } & Tried

const results: Result[] = []

async function mutate(folder: string): Promise<boolean> {
  const until = performance.now() + Number(options.minutes) * 60_000
  const faults = chosen(folder)
  const attempt = await attempts(folder, faults)
  const left = faults.map((fault, index) => ({ fault, number: index + 1 }))
  const tried: Result[] = []
  const work = async () => {
    for (let next = left.shift(); next && performance.now() < until; next = left.shift()) {
      const result = await attempt(next)
      tried.push(result)
      results.push(result)
      if (options.save) writeFileSync(options.save, JSON.stringify(results, null, 2))
    }
  }
  await Promise.all(Array.from({ length: Number(options['at-once']) }, work))

  const unseen = tried.filter(({ seen }) => !seen)
  for (const line of unseen.map(lineOf).sort()) console.log(`  not seen: ${line}`)
  const seen = tried.length - unseen.length
  const share = tried.length === 0 ? 0 : seen / tried.length
  const late = left.length > 0 ? `; ${left.length} were not tried within ${options.minutes} minutes` : ''
  console.log(`${folder}: ${seen} of ${tried.length} seen, ${Math.round(100 * share)} %${late}`)
  return share >= wantedOf(folder)
}

/** The faults to try below a folder. In pages, those outside of functions are left out: a switch cannot turn them on. */
function chosen(folder: string): readonly Fault[] {
  if (options.of) return savedFaults(options.of, folder)
  const paths = sourcesBelow(folder)
  const all = paths.flatMap((path) => faultsOf(path, read(path)))
  const plantable = isOfPages(folder) ? all.filter(isSwitchable) : all
  const faults = sampleOf(plantable, Number(options.faults), Number(options.seed))
  const leftOut = all.length - plantable.length
  const without = leftOut > 0 ? `; ${leftOut} outside of functions are left out` : ''
  console.log(
    `${folder}: ${faults.length} of ${plantable.length} faults in ${paths.length} files, seed ${options.seed}${without}`,
  )
  return faults
}

/** Sources of the pages that no switch can be planted in: the build makes them a text, or runs them in a worker. */
const withoutSwitch = /(^|\/)(early-presses|[\w-]+-worker)\.ts$/

const isSwitchable = ({ path, start }: Fault) =>
  !withoutSwitch.test(path) && functionAround(functionsOf(path, read(path)), start) !== null

function savedFaults(file: string, folder: string): readonly Fault[] {
  const marks = (JSON.parse(readFileSync(file, 'utf8')) as readonly Result[]).map(({ mark }) => mark) // of --save
  const below = new Set(sourcesBelow(folder))
  const here = marks.filter(({ path }) => below.has(path))
  const found = here.map((mark) => ({ mark, fault: findFault(mark, read(mark.path)) }))
  for (const { mark, fault } of found) if (!fault) console.log(`  gone: ${mark.path} ${mark.what}`)
  const faults = found.flatMap(({ fault }) => fault ?? [])
  console.log(`${folder}: ${faults.length} of ${here.length} saved faults`)
  return faults
}

/** How each fault of a folder is tried: with the everyday tests, and if wanted with the others too. */
async function attempts(folder: string, faults: readonly Fault[]): Promise<(fault: Numbered) => Promise<Result>> {
  const map = mapWith([...kindsFor(`${folder}/`).keys()])
  const numbered = faults.map((fault, index) => ({ fault, number: index + 1 }))
  const build = isOfPages(folder) ? await plantInPages(numbered, read) : undefined
  return async ({ fault, number }) => {
    const about = { mark: markOf(fault, read(fault.path)), line: fault.line }
    const env = { PATISSERIE_TEST_FAULT: JSON.stringify(fault), PATISSERIE_TEST_PAGE_FAULT: String(number) }
    const without = build ? { PATISSERIE_TEST_BUILD: build } : {}
    const tests = nearestTo(fault, read(fault.path), map)
    const trying = { env, tests, limitMs: Number(options.each) * 60_000 }
    const tried = await tryFault({ ...trying, without })
    if (tried.seen || !options.all) return { ...about, ...tried, ...(tried.seen && { tier: 'everyday' }) }
    const again = await tryFault({ ...trying, without: { ...without, PATISSERIE_TEST_ALL: '1' } })
    return { ...about, ...again, ...(again.seen && { tier: 'all' }) }
  }
}

/** Sources below a folder, or below the folders of a pattern. */
const sourcesBelow = (folder: string): readonly string[] =>
  globSync(`${folder}/**/*.{ts,tsx}`, { cwd: root })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !/\.test\.|\.d\.ts$|(^|\/)(dist|node_modules|fuzz)\//.test(path))
    .sort()

const sources = new Map<string, string>()

/** A source as it was first read: positions of faults refer to it. */
function read(path: string): string {
  const source = sources.get(path) ?? readFileSync(join(root, path), 'utf8')
  sources.set(path, source)
  return source
}

function lineOf({ mark, line, ...tried }: Result): string {
  return `${mark.path}:${line} ${mark.what} · ${tried.seen ? `${tried.by}: ${tried.test}` : tried.why}`
}

for (const folder of folders) if (!(await mutate(folder))) process.exitCode = 1
