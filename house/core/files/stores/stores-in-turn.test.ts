import { randomBytes } from 'node:crypto'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { StartError } from '#kit/start-error.ts'
import { Unavailable } from '#kit/unavailable.ts'
import { openProxy, type Wire } from '#site/test/outside/open-proxy.ts'
import { openS3 } from '#site/test/outside/open-s3.ts'
import { mountSmallDisk, unmountDisk } from '#site/test/outside/small-disk.ts'
import { hashOf } from '../open-files.ts'
import { bringHome } from './bring-home.ts'
import type { ByteStore } from './byte-store.ts'
import { openFolderStore } from './folder-store.ts'
import { openStores } from './open-stores.ts'
import { openS3Store } from './s3-store.ts'
import { NotStored, type StoresInTurn, storesInTurn } from './stores-in-turn.ts'

let s3: Awaited<ReturnType<typeof openS3>>
let wire: Wire
let settings: typeof s3.settings
let folder: string
let bucket: ByteStore
let last: ByteStore
beforeAll(async () => {
  s3 = await openS3()
  wire = await openProxy({ host: '127.0.0.1', port: s3.port })
  settings = { ...s3.settings, endpoint: `http://127.0.0.1:${wire.port}` }
})
afterAll(async () => {
  await wire.close()
  await s3.close()
})
beforeEach(async () => {
  await wire.mend()
  folder = await mkdtemp(join(tmpdir(), 'patisserie-stores-'))
  bucket = await openS3Store(settings)
  last = await openFolderStore(folder)
})
afterEach(async () => {
  bucket.close()
  await rm(folder, { recursive: true, force: true })
})

const logged: object[] = []
const log = { warn: (line: object) => void logged.push(line) }
const dayMs = 86_400_000
/**
 * The bucket and then the folder; a failure is remembered for a day, or not at all. Only a test of a store that hangs gives it little
 * time: a busy machine may need seconds for a file.
 */
const inTurn = (rest = dayMs, first = bucket, put = 60_000): StoresInTurn =>
  storesInTurn(
    [
      { name: 's3', store: first },
      { name: 'folder', store: last },
    ],
    log,
    { put, rest },
  )
const fresh = () => {
  const bytes = randomBytes(64)
  return { bytes, name: hashOf(bytes) }
}
const soon = () => new Date(Date.now() + 60_000)

test('the first store takes the bytes while it can', async () => {
  const { bytes, name } = fresh()
  expect(await inTurn().put(name, bytes)).toEqual({ fallback: false })
  expect(await last.get(name)).toBeNull()
  expect(await inTurn().get(name)).toEqual(bytes)
})

test.each(['cut', 'hang'] as const)('while the way to the first is %s, the next one takes them', async (kind) => {
  const stores = inTurn(dayMs, bucket, kind === 'hang' ? 300 : undefined)
  const { bytes, name } = fresh()
  await wire[kind]()
  expect(await stores.put(name, bytes)).toEqual({ fallback: true })
  expect(await last.get(name)).toEqual(bytes)
  await wire.mend()
})

test('a store that failed is asked last for a while, and first again afterwards', async () => {
  const stores = inTurn()
  await wire.cut()
  await stores.put(hashOf(Buffer.of(1)), Buffer.of(1))
  await wire.mend()
  const { bytes, name } = fresh()
  expect(await stores.put(name, bytes)).toEqual({ fallback: true })
  // Where the other one fails too, it is asked all the same.
  await rm(folder, { recursive: true })
  expect(await stores.put(name, bytes)).toEqual({ fallback: false })
  expect(await bucket.get(name)).toEqual(bytes)

  last = await openFolderStore(folder)
  const forgetful = inTurn(0)
  await wire.cut()
  await forgetful.put(hashOf(Buffer.of(2)), Buffer.of(2))
  await wire.mend()
  expect(await forgetful.put(name, bytes)).toEqual({ fallback: false })
})

test('where none takes them, that is said; failures are counted, and logged once', async () => {
  logged.length = 0
  const stores = inTurn()
  await wire.cut()
  await rm(folder, { recursive: true })
  const { bytes, name } = fresh()
  for (const _ of [1, 2]) await expect(stores.put(name, bytes)).rejects.toBeInstanceOf(NotStored)
  expect(stores.failures()).toEqual({ s3: 2, folder: 2 })
  expect(logged).toEqual([
    { store: 's3', verb: 'put', why: expect.stringContaining('ECONNREFUSED') },
    { store: 'folder', verb: 'put', why: expect.stringContaining('ENOENT') },
  ])
})

describe('reading', () => {
  test('finds what lies in either, and says of a missing file that it is missing', async () => {
    const [one, two] = [fresh(), fresh()]
    await bucket.put(one.name, one.bytes)
    await last.put(two.name, two.bytes)
    const stores = inTurn()
    for (const { name, bytes } of [one, two]) expect(await stores.get(name)).toEqual(bytes)
    const opened = await stores.open(two.name)
    expect(opened && (await text(opened.stream))).toBe(two.bytes.toString())
    expect(await stores.get(fresh().name)).toBeNull()
    expect(await stores.open(fresh().name)).toBeNull()
  })

  test('a store that fails hides nothing of the other, and makes no file look gone', async () => {
    const [one, two] = [fresh(), fresh()]
    await bucket.put(one.name, one.bytes)
    await last.put(two.name, two.bytes)
    const stores = inTurn()
    await wire.cut()
    expect(await stores.get(two.name)).toEqual(two.bytes)
    await expect(stores.get(one.name)).rejects.toBeInstanceOf(Unavailable)
    await expect(stores.open(one.name)).rejects.toBeInstanceOf(Unavailable)
    await wire.mend()
    // It is asked last now, and still asked.
    expect(await stores.get(one.name)).toEqual(one.bytes)
  })

  test('a store that failed to take bytes is read first all the same', async () => {
    const { name, bytes } = fresh()
    await bucket.put(name, bytes)
    const full: ByteStore = { ...bucket, put: () => Promise.reject(new Error('no space')) }
    last = { ...last, get: () => Promise.reject(new Error('asked first')) }
    const stores = inTurn(dayMs, full)
    const other = fresh()
    expect(await stores.put(other.name, other.bytes)).toEqual({ fallback: true })
    expect(await stores.get(name)).toEqual(bytes)
  })

  test('a file that moves to the first store meanwhile is found', async () => {
    const { name, bytes } = fresh()
    await last.put(name, bytes)
    const { get } = last
    last = {
      ...last,
      get: async (asked) => {
        await bringHome({ stores: [home, { name: 'folder', store: { ...last, get } }] }, soon())
        return get(asked)
      },
    }
    const home = { name: 's3', store: bucket }
    expect(await inTurn().get(name)).toEqual(bytes)
    expect(await get(name)).toBeNull()
  })
})

describe('bringing home', () => {
  const stores = () => inTurn().stores

  test('moves what is old enough and whole, and no more than it may', async () => {
    const files = [fresh(), fresh(), fresh()]
    for (const { name, bytes } of files) await last.put(name, bytes)
    const damaged = fresh().name
    await last.put(damaged, Buffer.from('other bytes'))
    await bringHome({ stores: stores() }, new Date(Date.now() - 60_000))
    expect(await lyingIn(folder)).toHaveLength(4)
    await bringHome({ stores: stores() }, soon(), 2)
    expect(await lyingIn(folder)).toHaveLength(2)
    await bringHome({ stores: stores() }, soon())
    expect(await lyingIn(folder)).toEqual([damaged])
    for (const { name, bytes } of files) expect(await bucket.get(name)).toEqual(bytes)
  })

  test('leaves everything where it is while the first store fails', async () => {
    const { name, bytes } = fresh()
    await last.put(name, bytes)
    await wire.cut()
    await expect(bringHome({ stores: stores() }, soon())).rejects.toBeInstanceOf(Unavailable)
    expect(await last.get(name)).toEqual(bytes)
  })
})

describe('at the start', () => {
  const open = (...more: readonly (typeof settings)[]) =>
    openStores({ folder, stores: [settings, ...more, 'folder'], log })
  const next = () => ({ ...s3.settings, prefix: 'next/' })

  test('a store that does not answer is left for later', async () => {
    logged.length = 0
    await wire.cut()
    const stores = await open(next())
    expect(logged).toEqual([expect.stringContaining(`The bucket sweets at ${settings.endpoint} cannot be used`)])
    expect(stores.stores.map(({ name }) => name)).toEqual(['s3', 's3-next', 'folder'])
    const { name, bytes } = fresh()
    expect(await stores.put(name, bytes)).toEqual({ fallback: true })
    expect(await lyingIn(folder)).toEqual([])
    stores.close()
  })

  test('one that refuses is a wrong setting', async () => {
    await expect(open({ ...next(), bucket: 'no-such-sweets' })).rejects.toThrow(StartError)
  })

  test('one at least must answer', async () => {
    await wire.cut()
    await expect(openStores({ folder, stores: [settings, settings] })).rejects.toThrow(StartError)
  })
})

test('a disk that is full keeps nothing half written, and the next store takes the bytes', async ({ skip }) => {
  const small = await mkdtemp(join(tmpdir(), 'patisserie-full-'))
  if (!mountSmallDisk(small, 128)) return skip('this user may not mount a small disk')
  try {
    const first = await openFolderStore(small)
    const bytes = randomBytes(200_000)
    const name = hashOf(bytes)
    await expect(first.put(name, bytes)).rejects.toThrow('ENOSPC')
    expect(await readdir(join(small, 'staging'))).toEqual([])
    expect(await inTurn(dayMs, first).put(name, bytes)).toEqual({ fallback: true })
    expect(await inTurn(dayMs, first).get(name)).toEqual(bytes)
  } finally {
    unmountDisk(small)
    await rm(small, { recursive: true })
  }
})

const lyingIn = async (place: string) =>
  (await readdir(place, { recursive: true })).filter((path) => path.length > 64).map((path) => path.slice(3))
