import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startPictureWorker } from './picture-worker.ts'

const anHour = 3_600_000
const noBytes = new Uint8Array()
const small = 1_000

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'patisserie-worker-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** A worker whose process answers a file with `onFile` and the word to go on with `onGo`. */
async function startWith(onFile: string, onGo = '') {
  const script = join(folder, `${crypto.randomUUID()}.mjs`)
  await writeFile(
    script,
    `process.on('message', (order) => { if ('go' in order) { ${onGo} } else { ${onFile} } })
     process.send({ kind: 'up' })`,
  )
  return startPictureWorker(pathToFileURL(script))
}
const measured = (memory: number) => `process.send({ kind: 'measured', memory: ${memory} })`
const done = `process.send({ kind: 'done', result: 'notPicture' })`
/** Uses so much processor time, however busy the machine is. */
const burn = (ms: number) =>
  `for (let used = 0; used < ${ms * 1_000}; ) { const { user, system } = process.cpuUsage(); used = user + system }`
const isRunning = (pid = 0) => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

interface Wish {
  readonly patienceMs?: number
  readonly room?: (memory: number) => Promise<() => void>
}
const run = (worker: Awaited<ReturnType<typeof startWith>>, { patienceMs = anHour, room }: Wish = {}) =>
  worker.run({ bytes: noBytes, patienceMs, room: room ?? (async () => () => undefined) })

test('a process does one picture after the other, and gives back the memory of each', async () => {
  const worker = await startWith(measured(small), done)
  const taken: number[] = []
  let given = 0
  const room = async (memory: number) => {
    taken.push(memory)
    return () => void given++
  }
  for (const _ of [1, 2]) expect(await run(worker, { room })).toBe('notPicture')
  expect([taken, given, worker.usable()]).toEqual([[small, small], 2, true])
  worker.end()
})

test('a file that is no picture takes no memory', async () => {
  const worker = await startWith(done)
  const room = () => Promise.reject(new Error('asked'))
  expect([await run(worker, { room }), worker.usable()]).toEqual(['notPicture', true])
  worker.end()
})

test.each([
  ['while it reads the file', 'process.exit()', ''],
  ['while it works', measured(small), 'process.exit()'],
])('a process that ends %s is noticed at once, and takes no other picture', async (_, onFile, onGo) => {
  const worker = await startWith(onFile, onGo)
  expect(await run(worker)).toBe('tooHeavy')
  expect(worker.usable()).toBe(false)
})

test('memory is given back by a process that ends on its own', async () => {
  const worker = await startWith(measured(small), 'process.exit()')
  await new Promise<void>((given) => void run(worker, { room: async () => given }))
})

test('a process that ends while it waits for memory is noticed', async () => {
  const worker = await startWith(`${measured(small)}; setImmediate(() => process.exit())`)
  const room = async () => {
    await expect.poll(() => worker.usable(), { timeout: 30_000 }).toBe(false)
    return () => undefined
  }
  expect(await run(worker, { room })).toBe('tooHeavy')
})

test('a process that took no more than it may keep is kept', async () => {
  const worker = await startWith(measured(64 * 1_024 * 1_024), done)
  expect([await run(worker), worker.usable(), isRunning(worker.pid)]).toEqual(['notPicture', true, true])
  expect(await run(worker)).toBe('notPicture')
  worker.end()
})

test('a process that took more is ended after its picture, and its memory is given back when it is gone', async () => {
  const worker = await startWith(measured(64 * 1_024 * 1_024 + 1), done)
  const whenGiven = Promise.withResolvers<boolean>()
  const room = async () => () => whenGiven.resolve(isRunning(worker.pid))
  expect([await run(worker, { room }), worker.usable()]).toEqual(['notPicture', false])
  expect(await whenGiven.promise).toBe(false)
})

test('the memory of a process that takes too long is given back when it is gone', async () => {
  const worker = await startWith(measured(small), 'for (;;);')
  const whenGiven = Promise.withResolvers<boolean>()
  const room = async () => () => whenGiven.resolve(isRunning(worker.pid))
  // Long enough to measure in, on a busy machine too: where the time is up before, no memory is taken.
  expect(await run(worker, { patienceMs: 2_000, room })).toBe('tooHeavy')
  expect(await whenGiven.promise).toBe(false)
})

test('the time of the processor that a picture takes is limited', async () => {
  const patienceMs = 600
  for (const [onFile, onGo] of [
    [`${burn(2 * patienceMs)} ${done}`, ''],
    [measured(small), `${burn(2 * patienceMs)} ${done}`],
  ] as const) {
    const worker = await startWith(onFile, onGo)
    expect(await run(worker, { patienceMs })).toBe('tooHeavy')
    await expect.poll(() => isRunning(worker.pid), { timeout: 30_000 }).toBe(false)
  }
})

test('a process whose site is gone ends by itself, even in the middle of its work', async () => {
  const bytes = await sharp({ create: { width: 3_000, height: 3_000, channels: 3, background: '#d9486e' } })
    .png()
    .toBuffer()
  const child = fork(new URL('./picture-process.ts', import.meta.url), { serialization: 'advanced', stdio: 'ignore' })
  const news = async () => (await once(child, 'message'))[0]
  expect(await news()).toEqual({ kind: 'up' })
  child.send({ bytes })
  expect(await news()).toEqual({ kind: 'measured', memory: 27_000_000 })
  child.send({ go: true }, () => child.disconnect())
  expect(await once(child, 'exit')).toEqual([0, null])
}, 60_000)
