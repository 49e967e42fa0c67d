// Runs the steps of a check, prints the output of failed steps, counts tests, and notes what each step took.
import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { measureCpu } from './cpu-time.mjs'
import { findNode, root, toolEnv } from './runtime.mjs'
import { noteFileTimes, noteTime } from './times.mjs'

/** Counts of a step that counts as a single test. */
const passed = { passed: 1, failed: 0, skipped: 0 }
const failed = { passed: 0, failed: 1, skipped: 0 }

/** Runs a JavaScript or TypeScript file as a step; `loud`: prints its output as it comes. */
export async function runStep(name, [file, ...args], { env = {}, loud = false } = {}) {
  if (loud) heading(name)
  const { code, output, ...took } = await runNode([join(root, file), ...args], { env, loud })
  if (code !== 0 && output) process.stdout.write(`${output}\n`)
  return report(name, code === 0, took)
}

/**
 * Runs lanes of steps side by side, the steps of a lane (each a name and a file with arguments) one after the other. They are
 * measured as one part, because CPU seconds are those of all that runs.
 */
export async function runBeside(name, lanes) {
  const began = performance.now()
  const measured = measureCpu()
  const counts = await Promise.all(lanes.map(runLane))
  noteTime(name, { seconds: (performance.now() - began) / 1000, cpu: measured.stop() })
  return sum(counts.flat())
}

async function runLane(lane) {
  const counts = []
  for (const [name, [file, ...args]] of lane) {
    const { code, output, seconds } = await spawnNode([join(root, file), ...args])
    if (code !== 0 && output) process.stdout.write(`${output}\n`)
    counts.push(say(name, code === 0, { seconds }))
  }
  return counts
}

/** Runs `work`, which answers an exit code, as a step. */
export async function runWork(name, work) {
  heading(name)
  const began = performance.now()
  const cpu = measureCpu()
  const code = await work()
  const seconds = (performance.now() - began) / 1000
  return report(name, code === 0, { seconds, cpu: cpu.stop() })
}

/**
 * Runs the tests of a Vitest project and answers counts of the single tests. `only`: those below these folders, or these
 * files; `shard`: such as `2/4`, the second quarter of the files.
 */
export async function runTests(name, project, { env = {}, only = [], shard } = {}) {
  heading(name)
  const results = join(root, 'test-output', `${name.replaceAll(/[^a-z0-9]+/gi, '-')}.json`)
  mkdirSync(join(root, 'test-output'), { recursive: true })
  rmSync(results, { force: true })
  const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs')
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${results}`]
  const which = [...only, ...(shard ? [`--shard=${shard}`] : [])]
  const mayBeNone = which.length > 0 ? ['--passWithNoTests'] : []
  const args = [vitest, 'run', '--project', project, ...reporters, ...mayBeNone, ...which]
  // Journeys visit the build of this run, not one that a shell still names.
  const own = { PATISSERIE_TEST_BUILD: undefined, ...env }
  const { code, seconds, cpu } = await runNode(args, { env: own, loud: true })
  const said = readReport(results)
  const counts = countTests(said, code)
  unsteady.push(...retried(said))
  slowest(said)
  report(`${name}: ${words(counts)}`, counts.failed === 0, { seconds, cpu, name })
  return counts
}

/** `N passed, N failed`, and `, N skipped` where some were. */
export function words({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}

export function sum(counts) {
  const add = (key) => counts.reduce((total, one) => total + one[key], 0)
  return { passed: add('passed'), failed: add('failed'), skipped: add('skipped') }
}

/** Vitest's report of a run; null if the run did not finish. */
function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return null
  }
}

function countTests(report, code) {
  if (!report) return failed
  // A file that cannot be loaded has no failed test, so count the file.
  const unloaded = report.testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0)
  const counts = {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unloaded.length,
    skipped: report.numPendingTests + report.numTodoTests,
  }
  // Vitest failed for a reason other than a test, such as an uncaught error.
  return code !== 0 && counts.failed === 0 ? sum([counts, failed]) : counts
}

/** Notes what each test file took, and prints the ten slowest that took over 10 s. */
function slowest(report) {
  const files = (report?.testResults ?? [])
    .map(({ name, startTime, endTime }) => ({ name: relative(root, name), seconds: (endTime - startTime) / 1_000 }))
    .sort((a, b) => b.seconds - a.seconds)
  noteFileTimes(files)
  for (const { name, seconds } of files.slice(0, 10))
    if (seconds > 10) console.log(`${seconds.toFixed(1).padStart(8)} s  ${name}`)
}

/** Tests of this run that failed and passed on a retry (on CI), each with its first failure. */
const unsteady = []

function retried(report) {
  return (report?.testResults ?? []).flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
      .map(({ fullName, failureMessages }) => {
        const lines = failureMessages[0].split('\n', 6).join('\n    ')
        return `${relative(root, name)}: ${fullName}\n    ${lines}`
      }),
  )
}

/** Lists the faults to be traced: tests that passed only when they ran again. */
export function printUnsteady() {
  if (unsteady.length === 0) return
  console.log(
    `\n── unsteady: ${unsteady.length} passed only when run again. Each is a fault, to be traced to its cause`,
  )
  for (const test of unsteady) console.log(`! ${test}`)
}

async function runNode(args, how) {
  const measured = measureCpu()
  const ran = await spawnNode(args, how)
  return { ...ran, cpu: measured.stop() }
}

async function spawnNode(args, { env = {}, loud = false } = {}) {
  const began = performance.now()
  const child = spawn(findNode(), args, {
    cwd: root,
    env: toolEnv(env),
    stdio: ['ignore', loud ? 'inherit' : 'pipe', loud ? 'inherit' : 'pipe'],
  })
  const chunks = []
  child.stdout?.on('data', (chunk) => chunks.push(chunk))
  child.stderr?.on('data', (chunk) => chunks.push(chunk))
  const code = await new Promise((resolve) => {
    child.once('error', (error) => {
      chunks.push(Buffer.from(String(error)))
      resolve(1)
    })
    child.once('close', (exit) => resolve(exit ?? 1))
  })
  return { code, output: Buffer.concat(chunks).toString().trimEnd(), seconds: (performance.now() - began) / 1000 }
}

function heading(name) {
  console.log(`\n── ${name}`)
}

function report(title, good, { seconds, cpu, name = title }) {
  noteTime(name, { seconds, cpu })
  return say(title, good, { seconds, cpu })
}

/** Says how a step went, and answers its counts. */
function say(title, good, { seconds, cpu = null }) {
  const used = cpu === null ? '' : `, ${cpu.toFixed(1)} CPU s`
  console.log(`${good ? '✓' : '✗'} ${title} (${seconds.toFixed(1)} s${used})`)
  return good ? passed : failed
}
