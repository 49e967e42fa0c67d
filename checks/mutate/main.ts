import { execFile } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { parseArgs } from 'node:util'
import { type Fault, faultsOf } from './faults.ts'
import { noteOf, type Planted } from './plant.ts'
import { sampleOf } from './sample.ts'

/*
 * npm run mutate -- FOLDER…: mutation testing. Plants a sample of one-line faults below a folder, one at a time and in
 * memory only, runs the nearest tests that reach each fault, and prints the faults that no test detects. Options:
 * `--faults=150` per folder, `--seed=1` of the sample, `--minutes=30`. Exits with 1 if less than 85 % are detected.
 */
const { values: options, positionals: folders } = parseArgs({
  allowPositionals: true,
  options: {
    faults: { type: 'string', default: '150' },
    seed: { type: 'string', default: '1' },
    minutes: { type: 'string', default: '30' },
  },
})
const root = join(import.meta.dirname, '../..')
const wanted = 0.85

if (folders.length === 0) {
  console.error('Usage: npm run mutate -- FOLDER… [--faults=150] [--seed=1] [--minutes=30]')
  process.exit(2)
}
async function mutate(folder: string): Promise<boolean> {
  const until = performance.now() + Number(options.minutes) * 60_000
  const sources = new Map(sourcesBelow(folder).map((path) => [path, readFileSync(join(root, path), 'utf8')]))
  const all = [...sources].flatMap(([path, source]) => faultsOf(path, source))
  const faults = sampleOf(all, Number(options.faults), Number(options.seed))
  console.log(`${folder}: ${faults.length} of ${all.length} faults in ${sources.size} files, seed ${options.seed}`)

  const project = folder.startsWith('server/') ? 'features' : 'unit'
  const tests = await testsThatReach(project, faults)
  const unseen: string[] = []
  let seen = 0
  const left = [...faults]
  const work = async () => {
    for (let fault = left.pop(); fault && performance.now() < until; fault = left.pop()) {
      const nearest = nearestTo(fault, noteOf(sources.get(fault.path) ?? '', fault), tests).slice(0, 6)
      const isSeen = nearest.length > 0 && !(await passes(project, nearest, { fault }))
      if (isSeen) seen++
      else unseen.push(`${fault.path}:${fault.line} ${fault.what} · ${nearest.join(' ') || 'no test reaches it'}`)
    }
  }
  await Promise.all([work(), work()])

  for (const line of unseen.sort()) console.log(`  not seen: ${line}`)
  const ran = seen + unseen.length
  const share = ran === 0 ? 0 : seen / ran
  const late = left.length > 0 ? `; ${left.length} were not tried within ${options.minutes} minutes` : ''
  console.log(`${folder}: ${seen} of ${ran} seen, ${Math.round(100 * share)} %${late}`)
  return share >= wanted
}

const sourcesBelow = (folder: string): readonly string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.|\.d\.ts$|(^|\/)(dist|node_modules|fuzz)\//.test(name))
    .map((name) => join(folder, name))
    .sort()

interface ReachedBy {
  readonly testFile: string
  readonly notes: readonly string[]
  readonly ms: number
}

/** Runs all tests of a project once and answers the functions that each test file reached. */
async function testsThatReach(project: Project, faults: readonly Fault[]): Promise<readonly ReachedBy[]> {
  const reached = mkdtempSync(join(tmpdir(), 'patisserie-reached-'))
  try {
    await passes(project, [], { reached, faults })
    const all = readdirSync(reached).map((name) => JSON.parse(readFileSync(join(reached, name), 'utf8')) as ReachedBy)
    // A test file and the processes that it starts write a file each.
    return Object.entries(Object.groupBy(all, ({ testFile }) => testFile)).map(([testFile, parts = []]) => ({
      testFile,
      notes: parts.flatMap(({ notes }) => notes),
      ms: Math.max(...parts.map(({ ms }) => ms)),
    }))
  } finally {
    rmSync(reached, { recursive: true, force: true })
  }
}

/** Test files that reach the fault: those that share most words of their path with it first, then the fastest. */
function nearestTo(fault: Fault, note: string, tests: readonly ReachedBy[]): readonly string[] {
  const words = new Set(wordsOf(fault.path))
  const near = ({ testFile }: ReachedBy) => wordsOf(testFile).filter((word) => words.has(word)).length
  const inFile = ({ notes }: ReachedBy) => notes.some((each) => each.startsWith(`${fault.path}:`))
  return tests
    .filter((test) => (fault.atLoad ? inFile(test) || near(test) > 2 : test.notes.includes(note)))
    .toSorted((a, b) => near(b) - near(a) || a.ms - b.ms)
    .map(({ testFile }) => testFile)
}

const wordsOf = (path: string) => path.replace(/(\.test)?\.tsx?$/, '').split(/[/-]/)

type Project = 'unit' | 'features'
const hangsAfterMs: Readonly<Record<Project, number>> = { unit: 20_000, features: 120_000 }

/** Whether the tests pass; a test that hangs counts as failed. */
function passes(project: Project, files: readonly string[], planted: Planted): Promise<boolean> {
  const one = 'fault' in planted
  const args = [
    ...[join(root, 'node_modules/vitest/vitest.mjs'), 'run', '--config', 'checks/mutate/vitest.config.ts'],
    ...['--project', project, '--reporter=dot', ...(one ? ['--bail=1', '--maxWorkers=1'] : []), ...files],
  ]
  const env = {
    ...process.env,
    PATISSERIE_FAULTS: JSON.stringify(planted),
    ...('reached' in planted ? { PATISSERIE_REACHED: planted.reached } : {}),
  }
  const timeout = one ? hangsAfterMs[project] : 0
  return new Promise((resolve) => {
    execFile(process.execPath, args, { cwd: root, env, timeout, maxBuffer: 256 << 20 }, (error) => resolve(!error))
  })
}

for (const folder of folders) if (!(await mutate(folder))) process.exitCode = 1
