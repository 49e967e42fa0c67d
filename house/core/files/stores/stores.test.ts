import { randomBytes } from 'node:crypto'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { createServer as createHttpServer } from 'node:http'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, describe, expect, test } from 'vitest'
import { StartError } from '#kit/start-error.ts'
import { isWhole } from '#site/test/by-turns.ts'
import { openS3 } from '#site/test/outside/open-s3.ts'
import { hashOf } from '../open-files.ts'
import type { ByteStore } from './byte-store.ts'
import { openFolderStore } from './folder-store.ts'
import { openStores } from './open-stores.ts'
import { openS3Store } from './s3-store.ts'

const s3 = await openS3()
const folder = await mkdtemp(join(tmpdir(), 'patisserie-store-'))
const stores: readonly (readonly [string, ByteStore])[] = [
  ['folder', await openFolderStore(folder)],
  ['bucket', await openS3Store(s3.settings)],
]
afterAll(async () => {
  for (const [, store] of stores) store.close()
  await s3.close()
  await rm(folder, { recursive: true, force: true })
})

const namesOf = async (store: ByteStore, before: Date) => {
  const names: string[] = []
  for await (const name of store.namesBefore(before)) names.push(name)
  return names.sort()
}
const soon = () => new Date(Date.now() + 60_000)

describe.each(stores)('a %s', (_, store) => {
  const put = async (bytes: Buffer) => {
    const name = hashOf(bytes)
    await store.put(name, bytes)
    return name
  }

  test.each([0, 1, 65_537, 5_242_881])('gives back the %i bytes it was given, whole and as a stream', async (size) => {
    const bytes = randomBytes(size)
    const name = await put(bytes)
    expect((await store.get(name))?.equals(bytes)).toBe(true)
    const opened = await store.open(name)
    expect(opened?.size).toBe(size)
    expect(opened && (await buffer(opened.stream)).equals(bytes)).toBe(true)
  })

  test('takes the same bytes twice, and from many at once', async () => {
    const bytes = randomBytes(1_000)
    const names = await Promise.all(Array.from({ length: 20 }, () => put(bytes)))
    expect(new Set(names).size).toBe(1)
    expect(await store.get(hashOf(bytes))).toEqual(bytes)
  })

  test('has nothing under a name it was never given, and forgets what is removed, twice if need be', async () => {
    const name = hashOf(randomBytes(9))
    expect([await store.get(name), await store.open(name)]).toEqual([null, null])
    await store.remove(name)
    const there = await put(randomBytes(10))
    await store.remove(there)
    await store.remove(there)
    expect(await store.get(there)).toBeNull()
  })

  test('takes no names but hashes', async () => {
    for (const name of ['../../etc/passwd', '', 'a'.repeat(63), 'A'.repeat(64)]) {
      await expect(store.get(name)).rejects.toThrow('named by its hash')
      await expect(store.put(name, Buffer.of(1))).rejects.toThrow('named by its hash')
      await expect(async () => store.remove(name)).rejects.toThrow('named by its hash')
    }
  })

  test('lists what was written before an instant', async () => {
    const before = new Date(Date.now() - 60_000)
    const name = await put(randomBytes(11))
    expect(await namesOf(store, soon())).toContain(name)
    expect(await namesOf(store, before)).not.toContain(name)
  })

  test('goes on after a reader who left half way', async () => {
    const name = await put(randomBytes(3_000_000))
    for (let n = 0; n < 60; n++) (await store.open(name))?.stream.destroy()
    expect((await store.get(name))?.byteLength).toBe(3_000_000)
  })
})

describe('a bucket that cannot be used', () => {
  const wordsOf = async (change: object) => {
    const stores = [{ ...s3.settings, ...change }]
    const error = await openStores({ folder, stores }).catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(StartError)
    return (error as StartError).message // seen one line above
  }

  test('is said in words at the start, without the secret', async () => {
    const words = await wordsOf({ bucket: 'no-such-sweets' })
    expect(words).toContain(`The bucket no-such-sweets at ${s3.settings.endpoint} cannot be used`)
    expect(await wordsOf({ endpoint: 'http://127.0.0.1:1' })).toContain('ECONNREFUSED')
    expect(words).not.toContain(s3.settings.secret)
  })

  test.runIf(isWhole)('is not waited for without end', { timeout: 60_000 }, async () => {
    const silent = createServer((socket) => socket.on('error', () => undefined))
    await new Promise<void>((listening) => silent.listen(0, '127.0.0.1', listening))
    const address = silent.address()
    const port = typeof address === 'object' && address ? address.port : 0
    await wordsOf({ endpoint: `http://127.0.0.1:${port}` })
    silent.close()
  })
})

test('a bucket is named in the path, not in the host', async () => {
  const asked: string[] = []
  const server = createHttpServer((request, reply) => {
    asked.push(`${request.headers.host}${request.url}`)
    reply.end()
  })
  await new Promise<void>((listening) => server.listen(0, listening))
  const address = server.address()
  const host = `localhost:${typeof address === 'object' && address ? address.port : 0}`
  try {
    const store = await openS3Store({ ...s3.settings, endpoint: `http://${host}` })
    await store.check()
    store.close()
    expect(asked).toEqual([`${host}/sweets/`])
  } finally {
    server.close()
    server.closeAllConnections()
  }
})

test('a folder does not write a file again that is there', async () => {
  const store = await openFolderStore(folder)
  const bytes = randomBytes(64)
  const name = hashOf(bytes)
  await store.put(name, bytes)
  const path = join(folder, name.slice(0, 2), name)
  const { ino } = await stat(path)
  await store.put(name, bytes)
  expect((await stat(path)).ino).toBe(ino)
})
