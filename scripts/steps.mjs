// Runs the steps of a check, prints the output of failed steps, and counts tests.
import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { findNode, root, toolEnv } from './runtime.mjs'

/** Counts of a step that counts as a single test. */
const passed = { passed: 1, failed: 0, skipped: 0 }
const failed = { passed: 0, failed: 1, skipped: 0 }

/** Runs a JavaScript or TypeScript file as a step; `loud`: prints its output as it comes. */
export async function runStep(name, [file, ...args], { env = {}, loud = false } = {}) {
  if (loud) heading(name)
  const { code, output, seconds } = await runNode([join(root, file), ...args], { env, loud })
  if (code !== 0 && output) process.stdout.write(`${output}\n`)
  return report(name, code === 0, seconds)
}

/** Runs `work`, which answers an exit code, as a step. */
export async function runWork(name, work) {
  heading(name)
  const began = performance.now()
  const code = await work()
  return report(name, code === 0, (performance.now() - began) / 1000)
}

/** Runs the tests of a Vitest project, or only those below the folders `only`; answers counts of the single tests. */
export async function runTests(name, project, { env = {}, only = [] } = {}) {
  heading(name)
  const results = join(root, 'test-output', `${name.replaceAll(/[^a-z0-9]+/gi, '-')}.json`)
  mkdirSync(join(root, 'test-output'), { recursive: true })
  rmSync(results, { force: true })
  const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs')
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${results}`]
  const which = only.length > 0 ? ['--passWithNoTests', ...only] : []
  const args = [vitest, 'run', '--project', project, ...reporters, ...which]
  const { code, seconds } = await runNode(args, { env, loud: true })
  const said = readReport(results)
  const counts = countTests(said, code)
  for (const test of unsteady(said)) console.log(`! unsteady, passed when run again: ${test}`)
  slowest(said)
  report(`${name}: ${words(counts)}`, counts.failed === 0, seconds)
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

/** Prints the ten slowest test files that took over 10 s. */
function slowest(report) {
  const files = (report?.testResults ?? [])
    .map(({ name, startTime, endTime }) => ({ name, seconds: (endTime - startTime) / 1_000 }))
    .filter(({ seconds }) => seconds > 10)
    .sort((a, b) => b.seconds - a.seconds)
  for (const { name, seconds } of files.slice(0, 10))
    console.log(`${seconds.toFixed(1).padStart(8)} s  ${relative(root, name)}`)
}

/** Flaky tests: those that failed and passed on a retry (on CI), each with its first failure. */
function unsteady(report) {
  return (report?.testResults ?? []).flatMap(({ assertionResults }) =>
    assertionResults
      .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
      .map(({ fullName, failureMessages }) => `${fullName}\n    ${failureMessages[0].split('\n', 6).join('\n    ')}`),
  )
}

async function runNode(args, { env, loud }) {
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

/** Duration of each step, in the order they ran. */
const times = []

export function printTimes() {
  console.log('\n── what it took')
  for (const { name, seconds } of times) console.log(`${seconds.toFixed(1).padStart(8)} s  ${name}`)
}

function report(name, good, seconds) {
  times.push({ name, seconds })
  console.log(`${good ? '✓' : '✗'} ${name} (${seconds.toFixed(1)} s)`)
  return good ? passed : failed
}
