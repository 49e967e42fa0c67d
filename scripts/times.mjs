// What the parts of `npm test` took, beside what they took when the times were last kept.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './runtime.mjs'

const file = join(root, 'scripts', 'test-times.json')

/** A file of less is not worth a place in the order. */
const leastSeconds = 2

/** A part that took this many times its kept CPU seconds is said to have grown. */
const grown = 1.1

/**
 * The kept times: `parts` by tier (`everyday`, `all`), each with CPU and wall seconds, and wall seconds of the longest test
 * files, which start first.
 */
export function keptTimes() {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return { parts: {}, files: {} }
  }
}

/** Parts of this run in the order they ran. */
const parts = []

/** Wall seconds of the test files of this run. */
const files = {}

export function noteTime(name, { seconds, cpu }) {
  parts.push({ name, seconds, cpu })
}

export function noteFileTimes(took) {
  for (const { name, seconds } of took) files[name] = Math.max(files[name] ?? 0, seconds)
}

/** Prints a line a part: wall seconds, CPU seconds of its processes, the kept ones, and whether it grew. */
export function printTimes(tier) {
  const before = keptTimes().parts[tier] ?? {}
  console.log('\n── what it took\n   wall s     CPU s    before')
  for (const part of parts) console.log(lineOf(part, before[part.name]?.cpu))
  const all = { name: 'everything', seconds: total('seconds'), cpu: total('cpu') }
  const known = parts.every(({ name }) => before[name])
  console.log(lineOf(all, known ? parts.reduce((sum, { name }) => sum + before[name].cpu, 0) : undefined))
}

/** The line of a part; `before`: its kept CPU seconds, undefined where none are kept. */
export function lineOf({ name, seconds, cpu }, before) {
  const cells = [seconds, cpu, before].map((each) => (each == null ? '-' : each.toFixed(1)).padStart(9))
  const share = before > 0 && cpu != null ? cpu / before : 1
  const says =
    share > grown && cpu - before > leastSeconds ? `  ! ${Math.round(100 * (share - 1))} % more than before` : ''
  return `${cells.join(' ')}  ${name}${says}`
}

const total = (key) => parts.reduce((sum, part) => sum + (part[key] ?? 0), 0)

/** Writes this run's times over the kept ones of its tier. */
export function keepTimes(tier) {
  const kept = keptTimes()
  const round = (number) => Math.round(number * 10) / 10
  kept.parts[tier] = Object.fromEntries(
    parts.map(({ name, seconds, cpu }) => [name, { cpu: round(cpu ?? 0), wall: round(seconds) }]),
  )
  const long = Object.entries(files).filter(([, seconds]) => seconds >= leastSeconds)
  const longest = long.sort(([, a], [, b]) => b - a).map(([name, seconds]) => [name, Math.round(seconds)])
  if (tier === 'everyday') kept.files = Object.fromEntries(longest)
  writeFileSync(file, `${JSON.stringify(kept, null, 2)}\n`)
}
