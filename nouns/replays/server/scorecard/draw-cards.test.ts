import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { encodeReplay } from '@patisserie/replay-encoder/encode'
import { makeRun } from '@patisserie/replay-encoder/make-run'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openFiles } from '#core/files/open-files.ts'
import { makeMember, type TestMember } from '#site/test/make-member.ts'
import { openTestSite, type TestSite } from '#site/test/open-test-site.ts'
import { replays } from '../../contract/replays.ts'
import { plainRun } from '../../test/upload-run.ts'
import { purgeReplays } from '../purge-replays.ts'
import { openCardArt } from './card-art.ts'
import type { CardFacts } from './card-facts.ts'
import { cardPicture } from './card-picture.ts'
import { type CardSources, drawCard, drawMissingCards } from './draw-cards.ts'

let site: TestSite
let reimu: TestMember
let sources: CardSources
let touched = 0

beforeAll(async () => {
  // The site's own jobs are off: they would draw at the same time as the test, with the art of a build.
  site = await openTestSite({ ratesFactor: 1_000, jobs: false })
  reimu = await makeMember(site, 'reimu')
  const { db, now, touched: touch } = site.site.foundation
  const drawn = () => {
    touched++
    touch(['replays'])
  }
  const files = await openFiles({ folder: `${site.dataFolder}/files`, db })
  sources = { db, files, now, drawn, artFolder: await makeArt() }
})
afterAll(async () => {
  await site.close()
  await rm(sources.artFolder ?? '', { recursive: true, force: true })
})

/** A folder like that of the pages' build, with a box for every printable ASCII character and no others. */
async function makeArt(): Promise<string> {
  const folder = `${await mkdtemp(join(tmpdir(), 'card-art-'))}/`
  const box = (char: string, i: number) => [char, [500, `M0 0h${100 + 4 * i}v-700h-99z`]]
  const latin = Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i))
  const ground =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630"><path fill="#fff" d="M0 0h1200v630H0z"/></svg>'
  await writeFile(`${folder}inks.json`, '{"ink":"#221100"}')
  await writeFile(`${folder}seal.svg`, '<circle r="60"/>')
  await writeFile(`${folder}ground-14.svg`, ground)
  await writeFile(`${folder}glyphs-0.json`, JSON.stringify(Object.fromEntries(latin.map(box))))
  return folder
}

let seeds = 40
async function upload(score: number) {
  const bytes = encodeReplay(makeRun({ game: 'th14', seed: seeds++, slowRate: 0, score }))
  const { data } = await site.call(replays.calls.upload, plainRun, {
    token: reimu.token,
    file: { name: 'x.rpy', bytes },
  })
  return data
}
const cardOf = async (code: string) => (await site.call(replays.calls.one, { code })).data.CARD
const fetchCard = (url: string) => site.site.app.inject({ url })

test('every run has a picture of its own size and its own face, kept a day', async () => {
  const [one, two] = [await upload(812_345_670), await upload(98_765_430)]
  for (const { KeyID } of [one, two]) await drawCard(sources, KeyID)
  const [a, b] = [await cardOf(one.CODE), await cardOf(two.CODE)]
  expect(a).toMatch(new RegExp(`^/og/${one.CODE}-[0-9a-f]{12}\\.png$`))
  const [first, second] = [await fetchCard(a), await fetchCard(b)]
  expect(first).toMatchObject({ statusCode: 200 })
  expect(first.headers).toMatchObject({ 'content-type': 'image/png', 'cache-control': 'public, max-age=86400' })
  expect(await sharp(first.rawPayload).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 })
  expect(first.rawPayload.equals(second.rawPayload)).toBe(false)
  expect((await fetchCard(a.replace(/-[0-9a-f]+/, '-000000000000'))).statusCode).toBe(404)
})

test('it is drawn anew when what it shows changes, and only then', async () => {
  const { CODE, KeyID } = await upload(555_555_550)
  await drawCard(sources, KeyID)
  const before = await cardOf(CODE)
  const drawn = touched
  await drawCard(sources, KeyID)
  expect(touched).toBe(drawn)
  await site.call(replays.calls.update, { ...plainRun, rid: KeyID, NSY: 'Y' }, { token: reimu.token })
  await drawCard(sources, KeyID)
  const after = await cardOf(CODE)
  expect(after).not.toBe(before)
  expect((await fetchCard(before)).statusCode).toBe(404)
  expect((await fetchCard(after)).statusCode).toBe(200)
})

test('a run that has no picture yet gets one by the hour', async () => {
  const { CODE } = await upload(333_333_330)
  const own = new RegExp(`^/og/${CODE}-`)
  expect(await cardOf(CODE)).not.toMatch(own)
  await drawMissingCards(sources, 100)
  expect(await cardOf(CODE)).toMatch(own)
})

test('a new nickname is drawn by the hour; a gone replay keeps no picture and no file', async () => {
  const { CODE, KeyID } = await upload(444_444_440)
  await drawCard(sources, KeyID)
  const before = await cardOf(CODE)
  const { db } = site.site.foundation
  await db.own.updateTable('members').set({ nick: 'Hakurei' }).where('id', '=', reimu.id).execute()
  await drawMissingCards(sources, 100)
  const after = await cardOf(CODE)
  expect(after).not.toBe(before)

  await site.call(replays.calls.remove, { rid: KeyID }, { token: reimu.token })
  expect((await fetchCard(after)).statusCode).toBe(404)
  await purgeReplays(db, sources.files, new Date(Date.now() + 40 * 86_400_000))
  await drawMissingCards(sources, 100)
  expect(await db.own.selectFrom('replay_cards').select('replay').where('replay', '=', KeyID).execute()).toEqual([])
  const left = await db.own
    .selectFrom('files')
    .select('hash')
    .where('hash', 'like', `${after.slice(9, 21)}%`)
    .execute()
  expect(left).toEqual([])
})

const facts: CardFacts = {
  ...{ game: 14, gameName: 'DDC', shotNames: ['Reimu'], nick: 'reimu', pilot: '', score: 1, scoreLine: '1' },
  ...{ rank: null, rankName: '', category: '', flags: [], seal: 'NN', claimed: null, progress: 'All' },
}

test('only a seal that the file proves has the drawing of a seal; a claim has broken rings', async () => {
  const art = await openCardArt(sources.artFolder)
  if (!art) throw new Error('the folder has art')
  /** Whether the card is dark inside the rings, above the words. */
  const isSealed = async (claimed: string | null) => {
    const picture = await cardPicture(art, { ...facts, claimed }, null)
    if (!picture) throw new Error('the game has a background')
    const [light = 0] = await sharp(picture)
      .extract({ left: 1_050, top: 474, width: 1, height: 1 })
      .greyscale()
      .raw()
      .toBuffer()
    return light < 128
  }
  expect([await isSealed(null), await isSealed('claimed')]).toEqual([true, false])
})
