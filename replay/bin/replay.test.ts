import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'

const PROGRAM = fileURLToPath(new URL('./replay.ts', import.meta.url))

let folder = ''

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'replay-'))
  writeFileSync(join(folder, 'page.rpy'), '<html></html>')
})

afterAll(() => rmSync(folder, { recursive: true }))

function run(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [PROGRAM, ...args], { encoding: 'utf8' })
  return { status, stdout, stderr }
}

test('a refused file is one line of JSON and exit code 1', () => {
  const { status, stdout } = run('--json', join(folder, 'page.rpy'))
  expect(status).toBe(1)
  expect(JSON.parse(stdout)).toEqual({
    file: 'page.rpy',
    expect: 'reject',
    reason: 'Bad: another kind of file',
    warnings: [],
  })
})

test('a refused file is a card that says why', () => {
  expect(run(join(folder, 'page.rpy')).stdout).toContain('refused (not_a_replay)')
})

test.each([[[]], [['--wrong']], [['no/such/file.rpy']]])('%j is wrong usage', (args) => {
  const { status, stderr } = run(...args)
  expect(status).toBe(2)
  expect(stderr).not.toBe('')
})

test('help is no failure', () => {
  expect(run('--help')).toMatchObject({ status: 0, stderr: '' })
})
