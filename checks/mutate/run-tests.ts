import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { performance } from 'node:perf_hooks'

/** How a run of some test files ended: the first test that failed, nothing failed, or the time was up. */
export type Ended =
  | { readonly kind: 'failed'; readonly testFile: string; readonly test: string }
  | { readonly kind: 'passed'; readonly ms: number }
  | { readonly kind: 'late' }

const root = join(import.meta.dirname, '../..')

/** Runs test files one after the other until one fails. */
export function runTests(
  files: readonly string[],
  { env, timeoutMs }: { readonly env: NodeJS.ProcessEnv; readonly timeoutMs: number },
): Promise<Ended> {
  const folder = mkdtempSync(join(tmpdir(), 'patisserie-mutate-'))
  const report = join(folder, 'report.json')
  const args = [
    ...[join(root, 'node_modules/vitest/vitest.mjs'), 'run', '--config', 'checks/mutate/vitest.config.ts'],
    ...['--reporter=json', `--outputFile=${report}`, '--bail=1', '--maxWorkers=1', ...files],
  ]
  const all = { ...process.env, PATISSERIE_TEST_ORDER: JSON.stringify(files), ...env }
  const began = performance.now()
  return new Promise((resolve) => {
    const limits = { timeout: timeoutMs, maxBuffer: 256 << 20 }
    execFile(process.execPath, args, { cwd: root, env: all, ...limits }, (error, _, problems) => {
      const isLate = error?.killed === true
      resolve(
        isLate
          ? { kind: 'late' }
          : !error
            ? { kind: 'passed', ms: performance.now() - began }
            : firstFailure(report, problems),
      )
      rmSync(folder, { recursive: true, force: true })
    })
  })
}

/** What is read here of Vitest's report. */
interface Report {
  readonly testResults: readonly {
    readonly name: string
    readonly status: string
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[]
  }[]
}

function firstFailure(report: string, problems: string): Ended {
  const { testResults } = readReport(report)
  const failed = testResults.find(({ status }) => status === 'failed')
  const test = failed?.assertionResults.find(({ status }) => status === 'failed')?.fullName
  const testFile = failed ? relative(root, failed.name) : ''
  return { kind: 'failed', testFile, test: test ?? (failed ? 'does not load' : problems.slice(0, 200)) }
}

function readReport(report: string): Report {
  try {
    return JSON.parse(readFileSync(report, 'utf8')) as Report // Vitest's own
  } catch {
    return { testResults: [] }
  }
}
