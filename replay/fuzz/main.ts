import { parseArgs } from 'node:util'
import { chanceFrom } from '../../replay-encoder/src/draw/chance.ts'
import { allowanceFor, LARGEST_FILE } from '../src/bytes/allowance.ts'
import { inputStreams } from '../src/input-stream.ts'
import { parseWithin } from '../src/parse.ts'
import { MOST_EVENTS } from '../src/path/walk-with-events.ts'
import { type StagePath, WAY_UNIT } from '../src/path-facts.ts'
import { mutate } from './mutate.ts'
import { startingFiles } from './starting-files.ts'

/** A file that takes longer counts as hung, in milliseconds. */
const HUNG = 1000

/** Longer side of the field, in units of a way. */
const FIELD = 448 * WAY_UNIT

/** Most characters of a run's series as JSON. */
const LARGEST_SERIES = 64_000

const USAGE = `Usage: fuzz [SECONDS] [--seed N]

  SECONDS   how long to go on; 20 unless told
  --seed    the first seed, to see a failure again; 1 unless told`

process.exitCode = main()

/** Parses files with seeded mutations until the time is over. */
function main(): number {
  const wish = readWish()
  if (wish === null) {
    console.error(USAGE)
    return 2
  }
  const files = startingFiles()
  console.log(`${files.length} starting files, ${wish.seconds} s, seed ${wish.seed}`)
  return run(files, wish.seconds, wish.seed)
}

function readWish(): { seconds: number; seed: number } | null {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { seed: { type: 'string' } },
    })
    const seconds = Number(positionals[0] ?? 20)
    const seed = Number(values.seed ?? 1)
    return seconds > 0 && Number.isSafeInteger(seed) ? { seconds, seed } : null
  } catch {
    return null // an option that does not exist
  }
}

function run(files: Uint8Array[], seconds: number, firstSeed: number): number {
  const outcomes = new Map<string, number>()
  const end = performance.now() + seconds * 1000
  let worst = { time: 0, seed: firstSeed }
  let seed = firstSeed
  for (; performance.now() < end; seed++) {
    const bytes = mutate(files, chanceFrom(seed))
    const start = performance.now()
    const failure = tryFile(bytes, outcomes)
    const time = performance.now() - start
    if (time > worst.time) worst = { time, seed }
    if (failure !== null || time > HUNG) {
      console.error(`seed ${seed}: ${failure ?? `took ${time.toFixed(0)} ms`}`)
      console.error('1 failed')
      return 1
    }
  }
  for (const [outcome, count] of [...outcomes].sort((a, b) => b[1] - a[1])) console.log(`${outcome.padEnd(20)}${count}`)
  console.log(`worst time ${worst.time.toFixed(1)} ms (seed ${worst.seed})`)
  console.log(`${seed - firstSeed} files, no crash, no hang, no allocation over its bound`)
  return 0
}

/** Parses with inputs, series and paths, and reads the streams of an accepted file. Answers the failure, null without one. */
function tryFile(bytes: Uint8Array, outcomes: Map<string, number>): string | null {
  const allowance = allowanceFor(bytes.length)
  try {
    const result = parseWithin(bytes, { inputs: true, series: true, paths: 'ways' }, allowance)
    if (allowance.used > 8 * 1024 * 1024 + 8 * bytes.length) return `${allowance.used} bytes allocated`
    if (result.ok && bytes.length > LARGEST_FILE) return 'accepted over the size limit'
    if (result.ok) {
      inputStreams(bytes)
      const text = JSON.stringify(result.replay)
      if (text.includes(':null') && hasNonFinite(result.replay)) return 'a number that is not finite'
      if (JSON.stringify(result.series).length > LARGEST_SERIES) return 'a series beyond its bound'
      if (hasNonFinite(result.series)) return 'a number in a series that is not finite'
      for (const path of result.paths ?? []) if (isWild(path)) return `a path out of bounds: ${JSON.stringify(path)}`
    }
    const outcome = result.ok ? `ok ${result.replay.game}` : result.reason
    outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1)
    return null
  } catch (error) {
    return error instanceof Error ? (error.stack ?? error.message) : String(error)
  }
}

/** Whether a path has a number that is not finite, more than its frames, or leaves the field. */
function isWild({ way, ...path }: StagePath): boolean {
  const { frames, clamped, certainFrom, events, returns } = path
  if (hasNonFinite({ ...path, events: [] }) || events.length > MOST_EVENTS) return true
  if (clamped > frames || returns > frames || (certainFrom ?? 0) > frames) return true
  if (!way) return false
  const isInside = (values: Uint16Array) => values.length === frames && values.every((at) => at <= FIELD)
  return !isInside(way.x) || !isInside(way.y)
}

function hasNonFinite(value: unknown): boolean {
  if (typeof value === 'number') return !Number.isFinite(value)
  return typeof value === 'object' && value !== null && Object.values(value).some(hasNonFinite)
}
