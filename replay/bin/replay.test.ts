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
import { LARGEST_FILE } from '../src/allowance.ts'

const PROGRAM = fileURLToPath(new URL('./replay.ts', import.meta.url))

let folder = ''

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
