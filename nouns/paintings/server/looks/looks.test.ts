import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Tx } from '#kit/db/database.ts'
import { openTestSite, type TestSite } from '#site/test/open-test-site.ts'
import { alikeDistance, type Look, lookBytes, lookDistance, sameDistance } from '../../rules/look.ts'
import { drawnPicture } from '../../test/drawn-picture.ts'
import { lockLooks, nearSince, openLookIndex } from './look-index.ts'
import { mainColour } from './main-colour.ts'
import { takeLooks } from './take-looks.ts'

let site: TestSite
beforeAll(async () => {
  site = await openTestSite()
})
afterAll(() => site.close())
beforeEach(() => db().pool.query('delete from painting_hashes'))

const db = () => site.site.foundation.db
const inTx = <T>(work: (tx: Tx) => Promise<T>) => db().transaction(work)

const nearest = (asked: readonly Look[], kept: readonly Look[]): number =>
  Math.min(...asked.flatMap((one) => kept.map((other) => lookDistance(one, other))))

test('the same work compressed, narrowed, cut, framed or mirrored is found; another work is not', async () => {
  for (const seed of [1, 2, 3, 4]) {
    const picture = await drawnPicture(seed)
    const { kept } = await takeLooks(picture, null)
    expect(kept).toHaveLength(2)
    const changed = {
      compressed: await sharp(picture).jpeg({ quality: 30 }).toBuffer(),
      narrowed: await sharp(picture).resize(150).webp({ quality: 50 }).toBuffer(),
      grey: await sharp(picture).greyscale().png().toBuffer(),
      framed: await sharp(picture)
        .extend({ top: 14, bottom: 14, left: 14, right: 14, background: '#111' })
        .png()
        .toBuffer(),
      cut: await sharp(picture).extract({ left: 30, top: 20, width: 540, height: 360 }).png().toBuffer(),
      mirrored: await sharp(picture).flop().png().toBuffer(),
    }
    for (const [how, bytes] of Object.entries(changed)) {
      const { asked } = await takeLooks(bytes, null)
      expect([how, nearest(asked, kept)]).toEqual([
        how,
        expect.toSatisfy((distance: number) => distance <= sameDistance),
      ])
    }
    const { asked } = await takeLooks(await drawnPicture(seed + 50), null)
    expect(nearest(asked, kept)).toBeGreaterThan(alikeDistance)
  }
})

test('what staff removed is found in every turn and inverted', async () => {
  const picture = await drawnPicture(7)
  const { kept } = await takeLooks(picture, null)
  for (const bytes of [
    await sharp(picture).rotate(90).png().toBuffer(),
    await sharp(picture).rotate(180).flop().png().toBuffer(),
    await sharp(picture).negate({ alpha: false }).png().toBuffer(),
  ]) {
    const { turned } = await takeLooks(bytes, null)
    expect(nearest(turned, kept)).toBeLessThanOrEqual(sameDistance)
  }
})

test('a picture of one colour has no look, and an animation that begins empty has that of its middle', async () => {
  const empty = await sharp({ create: { width: 600, height: 400, channels: 3, background: '#fff' } })
    .png()
    .toBuffer()
  expect(await takeLooks(empty, null)).toEqual({ kept: [], asked: [], turned: [] })
  const drawn = await drawnPicture(9)
  const animation = await sharp([empty, drawn, empty], { join: { animated: true } })
    .gif()
    .toBuffer()
  const { asked } = await takeLooks(empty, animation)
  const { kept } = await takeLooks(drawn, null)
  expect(nearest(asked, kept)).toBeLessThanOrEqual(sameDistance)
})

test('the main colour is that of most of a picture, whatever little stands in it', async () => {
  const spot = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#ff0000' } })
    .png()
    .toBuffer()
  const picture = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#2050c0' } })
    .composite([{ input: spot, left: 10, top: 10 }])
    .png()
    .toBuffer()
  const found = await mainColour(picture)
  const parts = [1, 3, 5].map((at) => Number.parseInt(found.slice(at, at + 2), 16))
  for (const [n, wanted] of [0x20, 0x50, 0xc0].entries()) expect(Math.abs((parts[n] ?? 0) - wanted)).toBeLessThan(16)
})

const insert = (rows: readonly { work: number; look: Look }[]) =>
  db().pool.query('insert into painting_hashes (painting, hash) select * from unnest($1::integer[], $2::bytea[])', [
    rows.map(({ work }) => work),
    rows.map(({ look }) => Buffer.from(lookBytes(look))),
  ])

/** A look whose bits are drawn; with `flipped`, that many of them turned. */
const drawnLook = (seed: number, flipped = 0): Look => {
  let state = seed
  const look = Uint32Array.from({ length: 8 }, () => {
    state = Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9
    return state >>> 0
  })
  for (let bit = 0; bit < flipped; bit++) look[bit % 8] = (look[bit % 8] ?? 0) ^ (1 << Math.floor(bit / 8))
  return look
}

test('the index reads what is new, names each work once, the nearest first, and keeps to the distance', async () => {
  const index = openLookIndex()
  const near = async (asked: readonly Look[], within: number = alikeDistance) =>
    (await index.near(db().read, asked, within)).near
  expect(await near([drawnLook(1)])).toEqual([])
  await insert([
    { work: 11, look: drawnLook(1, 40) },
    { work: 11, look: drawnLook(1, 8) },
    { work: 12, look: drawnLook(1, 64) },
    { work: 13, look: drawnLook(1, 65) },
    { work: 14, look: drawnLook(99) },
  ])
  expect(await near([drawnLook(1)])).toEqual([
    { work: 11, distance: 8 },
    { work: 12, distance: 64 },
  ])
  expect(await near([drawnLook(1)], 31)).toEqual([{ work: 11, distance: 8 }])
  await insert(Array.from({ length: 25_000 }, (_, n) => ({ work: 1_000 + n, look: drawnLook(1_000 + n) })))
  expect(await near([drawnLook(20_000, 3)])).toEqual([{ work: 20_000, distance: 3 }])
  expect(index.size()).toBe(25_005)
  index.close()
  expect(index.size()).toBe(0)
  expect(await near([drawnLook(5), drawnLook(1, 64)], 0)).toEqual([{ work: 12, distance: 0 }])
})

test('two who compare and insert at once see each other', async () => {
  const index = openLookIndex()
  const look = drawnLook(4_711)
  const publish = async (work: number) => {
    const earlier = await index.near(db().read, [look], sameDistance)
    return inTx(async (tx) => {
      await lockLooks(tx)
      const found = await nearSince(tx, earlier, [look], sameDistance)
      await tx
        .insertInto('painting_hashes')
        .values({ painting: work, hash: Buffer.from(lookBytes(look)) })
        .execute()
      return found.length
    })
  }
  expect((await Promise.all([publish(1), publish(2), publish(3)])).sort()).toEqual([0, 1, 2])
  index.close()
})

test('others run while the pictures of a large work are compared', async () => {
  const index = openLookIndex()
  await db().pool.query(`insert into painting_hashes (painting, hash)
    select g, decode(md5(g::text) || md5('x' || g), 'hex') from generate_series(1, 100000) g`)
  const asked = Array.from({ length: 240 }, (_, n) => drawnLook(n + 1))
  await index.near(db().read, [], alikeDistance)
  let isComparing = true
  const comparing = index.near(db().read, asked, alikeDistance).then(() => {
    isComparing = false
  })
  let reads = 0
  for (; isComparing; reads++) await db().pool.query('select 1')
  await comparing
  // One or two are answered before the comparison begins, which reads what is new first.
  expect(reads).toBeGreaterThan(3)
  index.close()
})
