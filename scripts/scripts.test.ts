import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'

const folder = realpathSync(mkdtempSync(join(tmpdir(), 'patisserie-scripts-')))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const run = join(import.meta.dirname, 'run.mjs')

function file(name: string, text: string): string {
  const path = join(folder, name)
  writeFileSync(path, text)
  return path
}

/** Simulates a Node without `process.execve`. */
const withoutExecve = ['--import', 'data:text/javascript,process.execve = undefined']

describe.each([
  ['in its place', []],
  ['as its child', withoutExecve],
])('a file that run.mjs runs %s', (_, flags) => {
  test('gets arguments and input, and gives output and exit code', () => {
    const echo = file(
      'echo.ts',
      `const [first]: string[] = process.argv.slice(2)
      process.stdin.on('data', (chunk) => process.stdout.write(first + chunk)).on('end', () => process.exit(7))`,
    )
    const { stdout, stderr, status } = spawnSync(process.execPath, [...flags, run, echo, '甜 品'], {
      input: '屋',
      encoding: 'utf8',
    })
    expect({ stdout, stderr, status }).toEqual({ stdout: '甜 品屋', stderr: '', status: 7 })
  })

  test.each(['SIGTERM', 'SIGINT'] as const)('gets %s', async (signal) => {
    const wait = file(
      'wait.ts',
      `process.once('${signal}', () => { console.log('bye'); process.exit(4) })
      setInterval(() => {}, 60_000)
      console.log('up')`,
    )
    const child = spawn(process.execPath, [...flags, run, wait], { stdio: ['ignore', 'pipe', 'inherit'] })
    const said: string[] = []
    child.stdout.on('data', (chunk) => said.push(String(chunk)))
    await once(child.stdout, 'data')
    child.kill(signal)
    expect(await once(child, 'close')).toEqual([4, null])
    expect(said.join('')).toBe('up\nbye\n')
  })

  test('ends by a signal as it does', async () => {
    const child = spawn(process.execPath, [...flags, run, file('die.ts', `process.kill(process.pid, 'SIGTERM')`)])
    expect(await once(child, 'close')).toEqual([null, 'SIGTERM'])
  })
})

const setpriv = existsSync('/usr/bin/setpriv')
if (!setpriv) console.warn('skipped: there is no setpriv, which tells what npm runs that npm ended')
test.runIf(setpriv)('what npm runs is told when npm ends its shell', async () => {
  const wait = file(
    'orphan.ts',
    `process.once('SIGTERM', () => { console.log('bye'); process.exit() })
    setInterval(() => {}, 60_000)
    console.log('up')`,
  )
  const command = `"${process.execPath}" "${run}" "${wait}"; true`
  const env = { ...process.env, npm_lifecycle_event: 'start' }
  const shell = spawn('sh', ['-c', command], { stdio: ['ignore', 'pipe', 'inherit'], env })
  const said: string[] = []
  shell.stdout.on('data', (chunk) => said.push(String(chunk)))
  await once(shell.stdout, 'data')
  shell.kill('SIGTERM')
  await once(shell.stdout, 'close')
  expect(said.join('')).toBe('up\nbye\n')
})

test('a script answers how what it ran ended', async () => {
  // @ts-expect-error -- the scripts are plain JavaScript, for a Node without types
  const { runNode } = await import('./runtime.mjs')
  expect(await runNode(['-e', 'process.exit(3)'])).toBe(3)
  expect(readFileSync(join(import.meta.dirname, 'start.mjs'), 'utf8')).toMatch(/runNode\(\[/)
})

describe('counting', async () => {
  // @ts-expect-error -- the scripts are plain JavaScript, for a Node without types
  const { runBeside, sum, words } = await import('./steps.mjs')
  test('steps side by side: each that fails counts, and the next of its lane runs', async () => {
    const lanes = [
      [
        ['planted: there is no such file', ['scripts/there-is-no-such-file.mjs']],
        ['planted: ends', ['scripts/times.mjs']],
      ],
      [['planted: ends beside', ['scripts/times.mjs']]],
    ]
    expect(await runBeside('both', lanes)).toEqual({ passed: 2, failed: 1, skipped: 0 })
  })
  test.each([
    [[], '0 passed, 0 failed'],
    [
      [
        { passed: 2, failed: 1, skipped: 0 },
        { passed: 1, failed: 0, skipped: 0 },
      ],
      '3 passed, 1 failed',
    ],
    [[{ passed: 2, failed: 0, skipped: 3 }], '2 passed, 0 failed, 3 skipped'],
  ])('%j', (counts, line) => expect(words(sum(counts))).toBe(line))
})

describe.runIf(process.platform === 'linux')('CPU seconds', async () => {
  // @ts-expect-error -- the scripts are plain JavaScript, for a Node without types
  const { measureCpu } = await import('./cpu-time.mjs')
  const burn = file(
    'burn.ts',
    `const used = () => process.cpuUsage().user + process.cpuUsage().system
    while (used() < 1_500_000);`,
  )
  const leave = file(
    'leave.ts',
    `import { spawn } from 'node:child_process'
    spawn(process.execPath, [${JSON.stringify(burn)}], { detached: true, stdio: 'inherit' }).unref()
    setTimeout(() => {}, 700)`,
  )

  test.each([
    ['a child', burn],
    ['a child of one that ended', leave],
  ])('of %s are counted', async (_, script) => {
    const measured = measureCpu()
    const child = spawn(process.execPath, [script], { stdio: ['ignore', 'pipe', 'inherit'] })
    await once(child, 'close')
    const seconds = measured.stop()
    // The last half second of a process that nobody waited for may be missed.
    expect(seconds).toBeGreaterThan(0.9)
    expect(seconds).toBeLessThan(2.5)
  })

  test('before the measuring are not', () => {
    spawnSync(process.execPath, [burn])
    expect(measureCpu().stop()).toBeLessThan(0.5)
  })
})

describe('the line of a part', async () => {
  // @ts-expect-error -- the scripts are plain JavaScript, for a Node without types
  const { lineOf } = await import('./times.mjs')
  test.each([
    [100, 100, '     50.0     100.0     100.0  units'],
    [109, 100, '     50.0     109.0     100.0  units'],
    [112, 100, '     50.0     112.0     100.0  units  ! 12 % more than before'],
    [2, 1, '     50.0       2.0       1.0  units'],
    [100, undefined, '     50.0     100.0         -  units'],
    [null, 100, '     50.0         -     100.0  units'],
  ])('that takes %j CPU seconds and took %j', (cpu, before, line) => {
    expect(lineOf({ name: 'units', seconds: 50, cpu }, before)).toBe(line)
  })
})

describe('npm test', () => {
  const answer = (...words: readonly string[]) => {
    const { stderr, status } = spawnSync(process.execPath, [join(import.meta.dirname, 'test.mjs'), ...words], {
      encoding: 'utf8',
    })
    return { stderr, status }
  }

  test('lists the nouns for one that it does not know', () => {
    const { stderr, status } = answer('bets', 'sushi')
    expect(stderr).toMatch(/^There is no noun called sushi\. There are: accounts, .*\bgifts\b/)
    expect(status).toBe(2)
  })

  test('takes nouns or a set of tests, not both', () => {
    expect(answer('bets', '--changed')).toEqual({
      stderr: expect.stringContaining('name nouns, or a set of tests, not both'),
      status: 2,
    })
  })
})
