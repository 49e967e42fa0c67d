import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { encodeReplay } from '@patisserie/replay-encoder/encode'
import { makeRun } from '@patisserie/replay-encoder/make-run'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Files, openFiles } from '#core/files/open-files.ts'
import { makeStaff } from '#site/test/hire.ts'
import { makeMember, type TestMember } from '#site/test/make-member.ts'
import { openTestSite, type TestSite } from '#site/test/open-test-site.ts'
import { signInAgain } from '#site/test/sign-in-again.ts'
import { replays } from '../../../contract/replays.ts'
import { plainRun } from '../../../test/upload-run.ts'
import { replaysData } from '../../personal-data.ts'
import { rereadReplays } from '../../reread-replays.ts'
import { type CardSources, drawCard, drawMissingCards } from '../draw-cards.ts'
import { chooseStill } from './choose-still.ts'

const { calls } = replays
let site: TestSite
let reimu: TestMember
let marisa: TestMember
let files: Files
let sources: CardSources
let drawn = 0

beforeAll(async () => {
  // The site's own jobs are off: they would draw at the same time as the test, with the art of a build.
  site = await openTestSite({ ratesFactor: 1_000, jobs: false })
  reimu = await makeMember(site, 'reimu')
  marisa = await makeMember(site, 'marisa')
  const { db, now, touched } = site.site.foundation
  files = await openFiles({ folder: `${site.dataFolder}/files`, db })
  const tell = () => {
    drawn++
    touched(['replays'])
  }
  sources = { db, files, now, drawn: tell, artFolder: await makeArt() }
})
afterAll(async () => {
  await site.close()
  await rm(sources.artFolder ?? '', { recursive: true, force: true })
})

/** A folder like that of the pages' build: a white ground, a blue one with a black field, and no characters. */
async function makeArt(): Promise<string> {
  const folder = `${await mkdtemp(join(tmpdir(), 'still-art-'))}/`
  const svg = (shapes: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630" width="1200" height="630">${shapes}</svg>`
  const inks = { 'way-line': '#ffffff', 'way-faint': '#ff0000', 'way-heat': '#00ff00', 'way-rim': '#ffff00' }
  await writeFile(`${folder}inks.json`, JSON.stringify(inks))
  await writeFile(`${folder}seal.svg`, '<circle r="60"/>')
  for (const game of [7, 14])
    await writeFile(`${folder}ground-${game}.svg`, svg('<path fill="#fff" d="M0 0h1200v630H0z"/>'))
  const field = '<path fill="#00f" d="M0 0h1200v630H0z"/><path d="M76 68h422v494H76z"/>'
  await writeFile(`${folder}still.svg`, svg(field))
  await writeFile(`${folder}glyphs-0.json`, '{}')
  return folder
}

let seeds = 900
async function upload(wish: Partial<Parameters<typeof makeRun>[0]> = {}) {
  const bytes = encodeReplay(makeRun({ game: 'th14', seed: seeds++, slowRate: 0, frames: 900, ...wish }))
  const { data, msg } = await site.call(calls.upload, plainRun, {
    token: reimu.token,
    file: { name: 'x.rpy', bytes },
  })
  expect(msg).toBe('')
  await drawCard(sources, data.KeyID)
  return data
}

const choose = (rid: number, stage: number | null, { token } = reimu) =>
  site.call(calls.chooseStill, { rid, stage }, { token })
const state = async (rid: number) => (await site.call(calls.still, { rid }, { token: reimu.token })).data
const cardOf = async (code: string) => (await site.call(calls.one, { code })).data.CARD
const change = (rid: number, columns: { held_at?: Date | null; file_hash?: string }) =>
  site.site.foundation.db.own.updateTable('replays').set(columns).where('id', '=', rid).execute()

/** How many pixels of the picture's left half have each colour of the test's art. */
async function looksOf(address: string) {
  const answer = await site.site.app.inject({ url: address })
  expect(answer.statusCode).toBe(200)
  const { data, info } = await sharp(answer.rawPayload).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  expect([info.width, info.height]).toEqual([1_200, 630])
  const count = { white: 0, black: 0, yellow: 0 }
  for (let at = 0; at < data.length; at += 3) {
    if ((at / 3) % 1_200 >= 500) continue
    const [r = 0, g = 0, b = 0] = data.subarray(at, at + 3)
    if (r > 240 && g > 240 && b > 240) count.white++
    if (r < 16 && g < 16 && b < 16) count.black++
    if (r > 200 && g > 200 && b < 60) count.yellow++
  }
  return count
}

describe('the way of a stage on the card', () => {
  test('is drawn after the choice and gone after the choice is taken back, each once', async () => {
    const { CODE, KeyID: rid } = await upload()
    const usual = await cardOf(CODE)
    expect(await state(rid)).toEqual({ stage: null, picture: 'ready', card: usual })
    expect(await looksOf(usual)).toMatchObject({ black: 0, yellow: 0 })

    expect((await choose(rid, 1)).msg).toBe('')
    expect(await state(rid)).toEqual({ stage: 1, picture: 'making', card: usual })
    await drawCard(sources, rid)
    const still = await cardOf(CODE)
    expect(still).not.toBe(usual)
    expect(await state(rid)).toEqual({ stage: 1, picture: 'ready', card: still })
    expect((await site.site.app.inject({ url: usual })).statusCode).toBe(404)
    const looks = await looksOf(still)
    expect(looks.black).toBeGreaterThan(50_000)
    expect(looks.yellow).toBeGreaterThan(20)

    // The same choice again changes nothing.
    const before = drawn
    expect((await choose(rid, 1)).msg).toBe('')
    await drawCard(sources, rid)
    expect([drawn, await cardOf(CODE)]).toEqual([before, still])

    expect((await choose(rid, 2)).msg).toBe('')
    await drawCard(sources, rid)
    expect(await cardOf(CODE)).not.toBe(still)

    expect((await choose(rid, null)).msg).toBe('')
    expect(await state(rid)).toMatchObject({ stage: null, picture: 'making' })
    await drawCard(sources, rid)
    expect(await cardOf(CODE)).toBe(usual)
    expect(await state(rid)).toEqual({ stage: null, picture: 'ready', card: usual })
  })

  test('survives that the file is read again', async () => {
    const { CODE, KeyID: rid } = await upload()
    await choose(rid, 1)
    await drawCard(sources, rid)
    const still = await cardOf(CODE)
    const { db } = site.site.foundation
    await db.own.updateTable('replay_facts').set({ reading: 0 }).where('replay', '=', rid).execute()
    await rereadReplays({ db, files, changed: sources.drawn })
    await drawMissingCards(sources, 1_000)
    expect(await state(rid)).toEqual({ stage: 1, picture: 'ready', card: still })
  })

  test('is found missing by the hour', async () => {
    const { KeyID: rid } = await upload()
    await choose(rid, 1)
    await drawMissingCards(sources, 1_000)
    expect(await state(rid)).toMatchObject({ stage: 1, picture: 'ready' })
  })

  test('is drawn by the hour though the file of a later run cannot be read', async () => {
    const [one, later] = [await upload(), await upload()]
    await choose(one.KeyID, 1)
    await choose(later.KeyID, 2)
    const { file_hash: broken } = await site.site.foundation.db.own
      .selectFrom('replays')
      .select('file_hash')
      .where('id', '=', later.KeyID)
      .executeTakeFirstOrThrow()
    let tries = 0
    const failing: Files = {
      ...files,
      read: (hash) => {
        if (hash !== broken || tries++ > 0) return files.read(hash)
        throw new Error('the store is away')
      },
    }
    const told = drawn
    await expect(drawMissingCards({ ...sources, files: failing }, 1_000)).rejects.toThrow('the store is away')
    expect(drawn).toBe(told + 1)
    expect(await state(one.KeyID)).toMatchObject({ stage: 1, picture: 'ready' })
    expect(await drawMissingCards(sources, 1_000)).toBe(1)
    expect(await state(later.KeyID)).toMatchObject({ stage: 2, picture: 'ready' })
  })

  test('stays away while the file is not public', async () => {
    const { CODE, KeyID: rid } = await upload()
    const usual = await cardOf(CODE)
    await choose(rid, 1)
    await drawCard(sources, rid)
    const still = await cardOf(CODE)
    const show = async (open: 'Y' | 'N') => {
      await site.call(calls.update, { ...plainRun, rid, open }, { token: reimu.token })
      await drawCard(sources, rid)
      return state(rid)
    }
    expect(await show('N')).toEqual({ stage: 1, picture: 'closed', card: usual })
    expect((await site.site.app.inject({ url: still })).statusCode).toBe(404)
    expect((await choose(rid, 2)).msg).toBe('stillClosed')
    expect(await show('Y')).toEqual({ stage: 1, picture: 'ready', card: still })
  })

  test('is gone as soon as the file is closed, before another picture is drawn', async () => {
    const { CODE, KeyID: rid } = await upload()
    await choose(rid, 1)
    await drawCard(sources, rid)
    const still = await cardOf(CODE)
    await site.call(calls.update, { ...plainRun, rid, open: 'N' }, { token: reimu.token })
    expect((await site.site.app.inject({ url: still })).statusCode).toBe(404)
  })

  test('of an older choice is not stored over that of a later one', async () => {
    const { CODE, KeyID: rid } = await upload()
    const usual = await cardOf(CODE)
    await choose(rid, 1)
    const late: Files = {
      ...files,
      read: async (hash) => {
        await choose(rid, null)
        return files.read(hash)
      },
    }
    await drawCard({ ...sources, files: late }, rid)
    expect(await cardOf(CODE)).toBe(usual)
    expect(await state(rid)).toEqual({ stage: null, picture: 'ready', card: usual })
  })

  test('is taken along by who exports their data', async () => {
    const { KeyID: rid } = await upload()
    await choose(rid, 1)
    const taken = await replaysData(files).export(site.site.foundation.db.own, reimu.id)
    expect(taken).toMatchObject({ uploaded: expect.arrayContaining([expect.objectContaining({ id: rid, still: 1 })]) })
  })
})

describe('who may choose, and of what', () => {
  test('the uploader alone; staff neither', async () => {
    const { KeyID: rid } = await upload()
    expect((await site.call(calls.chooseStill, { rid, stage: 1 })).auth).toBe('login')
    expect((await choose(rid, 1, marisa)).msg).toBe('notOwn')
    await makeStaff(site, marisa, ['replay'])
    const staff = await signInAgain(site, marisa)
    expect((await choose(rid, 1, staff)).msg).toBe('notOwn')
    expect((await choose(rid, null, staff)).msg).toBe('notOwn')
    expect((await site.call(calls.still, { rid }, { token: staff.token })).msg).toBe('notOwn')
    expect((await state(rid)).stage).toBeNull()
    expect((await choose(rid, 1)).msg).toBe('')
  })

  test('a stage with a way', async () => {
    const { KeyID: rid } = await upload()
    expect((await choose(rid, 40)).msg).toBe('stillNone')
    // Nobody has shown how players move in game 16.
    const { KeyID: undrawn } = await upload({ game: 'th16' })
    expect((await choose(undrawn, 1)).msg).toBe('stillNone')
    expect((await choose(undrawn, null)).msg).toBe('')
  })

  test('a stage whose line can be drawn: a made-up file with a turn in each of very many frames is refused', async () => {
    const run = makeRun({ game: 'th14', seed: seeds++, slowRate: 0, frames: 300 })
    const [stage] = 'stages' in run ? run.stages : []
    // Up, left, down, right.
    const turns = [0x10, 0x40, 0x20, 0x80]
    const inputs = Array.from({ length: 120_000 }, (_, frame) => turns[frame % 4] ?? 0)
    const bytes = encodeReplay({ ...run, stages: [{ ...stage, inputs }] } as typeof run)
    const { data, msg } = await site.call(calls.upload, plainRun, {
      token: reimu.token,
      file: { name: 'x.rpy', bytes },
    })
    expect(msg).toBe('')
    expect((await choose(data.KeyID, 1)).msg).toBe('stillNone')
  })

  test('a file that was looked at: one that is opened meanwhile is still closed', async () => {
    const { KeyID: rid } = await upload()
    const { db } = site.site.foundation
    const open = (open: boolean) => db.own.updateTable('replays').set({ open }).where('id', '=', rid).execute()
    const { prepare, run } = chooseStill({ read: db.read, files })
    const refuse = (code: string) => {
      throw new Error(code)
    }
    const call = { input: { rid, stage: 99 }, member: { id: reimu.id, black: false }, refuse }
    await open(false)
    const checked = await prepare(call as never)
    await open(true)
    await expect(db.transaction((tx) => run({ ...call, db: tx } as never, checked as never))).rejects.toThrow(
      'stillClosed',
    )
  })

  test('a replay that is shown', async () => {
    const { KeyID: rid } = await upload()
    await change(rid, { held_at: new Date() })
    expect((await choose(rid, 1)).msg).toBe('stillHeld')
    expect((await choose(rid, null)).msg).toBe('')
    expect((await choose(rid, 1, marisa)).msg).toBe('deleted')
    expect((await site.call(calls.still, { rid }, { token: marisa.token })).msg).toBe('deleted')
    await change(rid, { held_at: null })
    await site.call(calls.remove, { rid }, { token: reimu.token })
    expect((await choose(rid, 1)).msg).toBe('deleted')
    expect((await site.call(calls.still, { rid }, { token: reimu.token })).msg).toBe('deleted')
  })

  test('a file that can be read: one that no longer can keeps the usual picture, and says so', async () => {
    const { CODE, KeyID: rid } = await upload()
    const usual = await cardOf(CODE)
    const { db, now } = site.site.foundation
    const [junk = ''] = (await db.transaction((tx) => files.keep(tx, [Buffer.from('no replay')], now()))).hashes
    await choose(rid, 1)
    await change(rid, { file_hash: junk })
    await drawCard(sources, rid)
    expect(await state(rid)).toEqual({ stage: 1, picture: 'failed', card: usual })
    expect((await choose(rid, 2)).msg).toBe('stillUnread')
    await change(rid, { file_hash: 'f'.repeat(64) }).catch(() => undefined)
    expect((await choose(rid, 2)).msg).toBe('stillUnread')
  })
})
