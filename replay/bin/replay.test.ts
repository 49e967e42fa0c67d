import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { encodeReplay } from '../../replay-encoder/src/encode.ts'
import { makeRun } from '../../replay-encoder/src/make-run.ts'
import { LARGEST_FILE } from '../src/bytes/allowance.ts'

const PROGRAM = fileURLToPath(new URL('./replay.ts', import.meta.url))

let folder = ''

const lifeLostAt = (frame: number) => ({ frame, what: 'lifeLost' }) as const

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'replay-'))
  writeFileSync(join(folder, 'page.rpy'), '<html></html>')
  writeFileSync(join(folder, 'run.rpy'), encodeReplay(makeRun({ game: 'th10', seed: 3, frames: 90 })))
})

afterAll(() => rmSync(folder, { recursive: true }))

async function run(...args: string[]) {
  const child = fork(PROGRAM, args, { silent: true })
  if (!child.stdout || !child.stderr) throw new Error('the program was started without its output')
  const [stdout, stderr, [status]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')])
  return { status, stdout, stderr }
}

test('a refused file is one line of JSON and exit code 1', async () => {
  const { status, stdout } = await run('--json', join(folder, 'page.rpy'))
  expect(status).toBe(1)
  expect(JSON.parse(stdout)).toEqual({
    file: 'page.rpy',
    expect: 'reject',
    reason: 'Bad: another kind of file',
    warnings: [],
  })
})

test('a refused file is a card that says why', async () => {
  expect((await run(join(folder, 'page.rpy'))).stdout).toContain('refused (not_a_replay)')
})

test('a replay is a card, with its inputs, and exit code 0', async () => {
  const { status, stdout, stderr } = await run(join(folder, 'run.rpy'))
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
  expect(stdout).toMatch(/^run\.rpy\n {2}Game {7}10 /)
  expect(stdout).toMatch(/\n {2}Inputs {5}focused /)
})

test('as JSON a replay has its inputs only where they are asked for', async () => {
  const stages = async (...args: string[]) =>
    JSON.parse((await run('--json', ...args, join(folder, 'run.rpy'))).stdout).stages
  expect((await stages())[0]).not.toHaveProperty('held')
  expect((await stages('--inputs'))[0]).toHaveProperty('held')
})

test('--path prints a line for each stage: verdict, start, end, the stored next start', async () => {
  const { stdout, status } = await run('--path', join(folder, 'run.rpy'))
  expect(status).toBe(0)
  const lines = stdout.split('\n').filter((line) => line.startsWith('  Path'))
  expect(lines).toHaveLength(6)
  expect(lines[0]).toMatch(
    /^ {2}Path {7}Stage 1: \w+( \(.*\))?; \(0, 40000\) to \(-?\d+, \d+\) in \d+ frames; next \(-?\d+, \d+\)/,
  )
  expect(lines[0]).toMatch(/\d+ at a wall/)
  expect(lines[5]).toContain('Stage 6: startOnly (no stage follows)')
  expect(lines[5]).not.toContain('next')
})

test('--path says the moments of lives lost, and why nothing is drawn', async () => {
  const stages = [
    { stage: 1, endScore: 0, inputs: Array<number>(90).fill(1), events: [lifeLostAt(40), lifeLostAt(70)] },
  ]
  const head = { name: 'A', score: 0, difficulty: 1, date: '2004-01-01' }
  writeFileSync(join(folder, 'old.rpy'), encodeReplay({ ...head, game: 'th07', shot: 0, stages }))
  expect((await run('--path', join(folder, 'old.rpy'))).stdout).toContain(
    'Stage 1: byRule; (192, 384) to (192, 384) in 90 frames; 0 at a wall; lives lost at 40, 70\n',
  )
  writeFileSync(join(folder, 'scene.rpy'), encodeReplay(makeRun({ game: 'th095', seed: 1 })))
  expect((await run('--path', join(folder, 'scene.rpy'))).stdout).toContain('  Path       the inputs are not located\n')
  writeFileSync(join(folder, 'pairs.rpy'), encodeReplay(makeRun({ game: 'th09', seed: 1, frames: 60 })))
  expect((await run('--path', join(folder, 'pairs.rpy'))).stdout).toContain(
    'notDrawn (how this game moves the player is not known)\n',
  )
  expect((await run('--path', join(folder, 'page.rpy'))).stdout).not.toContain('Path')
})

test('--path --json has the same as fields', async () => {
  const { stdout } = await run('--path', '--json', join(folder, 'run.rpy'))
  const { paths } = JSON.parse(stdout)
  expect(paths).toHaveLength(6)
  for (const [index, path] of paths.entries()) {
    expect(Object.keys(path)).toEqual([
      ...['index', 'verdict', 'why', 'frames', 'start', 'end', 'next', 'certain_from', 'returns', 'clamped', 'events'],
    ])
    expect(path.index).toBe(index + 1)
    expect(path.next).toEqual(paths[index + 1]?.start ?? null)
  }
  expect(JSON.parse((await run('--json', join(folder, 'run.rpy'))).stdout)).not.toHaveProperty('paths')
  const none = JSON.parse((await run('--path', '--json', join(folder, 'page.rpy'))).stdout)
  expect(none).not.toHaveProperty('paths')
})

test('of several files the worst decides the exit code', async () => {
  const [good, page, none] = ['run.rpy', 'page.rpy', 'none.rpy'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ]
  const refused = await run('--json', page, good)
  expect(refused.status).toBe(1)
  expect(refused.stdout.trim().split('\n')).toHaveLength(2)
  expect((await run('--json', none, page)).status).toBe(2)
})

test('a file over the limit is refused for its size', async () => {
  writeFileSync(join(folder, 'large.rpy'), new Uint8Array(LARGEST_FILE + 1))
  expect((await run(join(folder, 'large.rpy'))).stdout).toContain('refused (too_large)')
})

test.each([[[]], [['--wrong']]])('%j is wrong usage', async (args) => {
  const { status, stdout, stderr } = await run(...args)
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' })
  expect(stderr).toContain('Usage: replay')
})

test('a file that is not there is named', async () => {
  const { status, stderr } = await run('no/such/file.rpy')
  expect(status).toBe(2)
  expect(stderr).toMatch(/^no\/such\/file\.rpy: ENOENT/)
})

test('help is no failure', async () => {
  const { status, stdout, stderr } = await run('--help')
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
  expect(stdout).toContain('Usage: replay')
})
