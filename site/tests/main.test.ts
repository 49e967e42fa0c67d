import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { type AddressInfo, createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'

const entry = fileURLToPath(new URL('../server/main.ts', import.meta.url))

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'patisserie-main-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

/** Starts the site as `npm start` does, and waits until its process ends. */
function start(
  env: Record<string, string>,
  args: readonly string[] = [],
): Promise<{ readonly code: number | null; readonly words: string }> {
  const child = spawn(process.execPath, [entry, ...args], {
    env: {
      PATH: process.env.PATH ?? '',
      HOME: folder,
      PATISSERIE_DATA: join(folder, 'data'),
      PATISSERIE_LOG: 'silent',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let words = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (words += chunk.toString()))
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, words })))
}

const listening = (server: Server) =>
  new Promise<number>(
    (resolve) => server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port)), // a TCP server's address
  )

/** A port that nobody listens on: the site asks for its own before all else. */
const freePort = async () => {
  const free = createServer()
  const port = await listening(free)
  await new Promise((done) => free.close(done))
  return String(port)
}

const oneLine = (words: string) => words.trim().split('\n').length === 1

test('a port in use is said before anything is made', { timeout: 60_000 }, async () => {
  const taken = createServer()
  const port = await listening(taken)
  const { code, words } = await start({ PATISSERIE_PORT: String(port) })
  await new Promise((done) => taken.close(done))
  expect(code).toBe(1)
  expect(words).toContain(`Port ${port} is in use`)
  expect(oneLine(words)).toBe(true)
  expect(existsSync(join(folder, 'data'))).toBe(false)
})

test('a database that does not answer is said in one line', { timeout: 60_000 }, async () => {
  const { code, words } = await start({
    DATABASE_URL: 'postgres://baker:secret-word@127.0.0.1:1/sweets',
    PATISSERIE_PORT: await freePort(),
  })
  expect(code).toBe(1)
  expect(words).toContain('does not answer at 127.0.0.1:1')
  expect(words).not.toContain('secret-word')
  expect(oneLine(words)).toBe(true)
})

test('a data folder that cannot be is said in one line, before anything is built or started', {
  timeout: 60_000,
}, async () => {
  const file = join(folder, 'cake')
  await writeFile(file, '')
  for (const args of [[], ['--check']]) {
    const { code, words } = await start({ PATISSERIE_DATA: file, PATISSERIE_PORT: await freePort() }, args)
    expect([code, oneLine(words)]).toEqual([1, true])
    expect(words).toContain(`The data folder ${file} cannot be used: it is a file`)
  }
})
