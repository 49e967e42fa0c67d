import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { clubs } from '#nouns/clubs/contract/clubs.ts'
import { answer, documentOf, makeClub, makeTopic } from '#nouns/clubs/test/clubs.ts'
import { replays } from '#nouns/replays/contract/replays.ts'
import { uploadRun } from '#nouns/replays/test/upload-run.ts'
import { startOfBeijingDay } from '#rules/beijing-time.ts'
import { writeBlock } from '#rules/rich-text/block-data.ts'
import type { RichDocument } from '#rules/rich-text/document.ts'
import { type HeardEvent, listenLive } from '#site/test/listen-live.ts'
import { makeMember, type TestMember } from '#site/test/make-member.ts'
import { openTestSite, type TestSite } from '#site/test/open-test-site.ts'
import { setBlack } from '#site/test/set-black.ts'
import { numbersOfDay } from './day-reads.ts'

let site: TestSite
let beside: TestSite
let writer: TestMember
let count = 0

beforeAll(async () => {
  site = await openTestSite({ ratesFactor: 1e6 })
  beside = await openTestSite({ ratesFactor: 1e6, beside: site })
  for (const each of [site, beside]) await each.site.app.listen({ port: 0, host: '127.0.0.1' })
  writer = await makeMember(site, 'writer')
})
afterAll(async () => {
  await beside.close()
  await site.close()
})

const hideClub = async (id: number) => {
  await site.site.foundation.db.own.updateTable('clubs').set({ hidden: true }).where('id', '=', id).execute()
  site.site.foundation.touched(['clubs'])
}

describe('topics last written in', () => {
  const fresh = async () => (await site.call(clubs.calls.freshTopics, {})).data

  test('a topic comes first with the beginning of its newest floor, and only once', async () => {
    const m = await makeClub(site)
    const one = await makeTopic(site, writer, { m })
    const other = await makeTopic(site, writer, { m })
    await answer(site, writer, one, documentOf('first answer'))
    await answer(site, writer, one, documentOf('second answer'))
    const rows = (await fresh()).filter(({ MS }) => MS === m)
    expect(rows.map(({ KeyID, LASTWORDS }) => [KeyID, LASTWORDS])).toEqual([
      [one, 'second answer'],
      [other, 'the opening words'],
    ])
    await site.call(clubs.calls.remove, { t: one, floor: 3 }, { token: writer.token })
    expect((await fresh()).find(({ KeyID }) => KeyID === one)).toMatchObject({
      LASTWORDS: 'first answer',
      LASTFLOOR: 2,
    })
  })

  test('hidden content is not in the beginning; what waits and hidden clubs are not in the list', async () => {
    const m = await makeClub(site)
    const t = await makeTopic(site, writer, { m })
    const lastWords = async () => (await fresh()).find(({ KeyID }) => KeyID === t)?.LASTWORDS
    const data = writeBlock({ showing: '', content: documentOf('the secret ending') as RichDocument })
    const hidden = { type: 'block', attrs: { component: 'hidden', data, id: 'h' } }
    await answer(site, writer, t, { ...documentOf(''), content: [...documentOf('seen').content, hidden as never] })
    expect(await lastWords()).toContain('seen')
    expect(await lastWords()).not.toContain('secret')
    await setBlack(site, writer, true)
    await answer(site, writer, t, documentOf('waits for staff'))
    const held = await makeTopic(site, writer, { m })
    await setBlack(site, writer, false)
    expect((await fresh()).map(({ KeyID }) => KeyID)).not.toContain(held)
    expect(await lastWords()).toContain('seen')
    await hideClub(m)
    expect((await fresh()).map(({ KeyID }) => KeyID)).not.toContain(t)
  })
})

describe('the numbers of the day', () => {
  const day = (at: Date) => numbersOfDay(site.site.foundation.db.read, at)

  test('count what a visitor can see, and begin anew at midnight in Beijing', async () => {
    const now = new Date()
    const before = await day(now)
    const newcomer = await makeMember(site, 'newcomer')
    const m = await makeClub(site)
    const t = await makeTopic(site, newcomer, { m })
    await answer(site, newcomer, t)
    const gone = (await answer(site, newcomer, t)).data.FLOOR
    await site.call(clubs.calls.remove, { t, floor: gone }, { token: newcomer.token })
    const { rid } = await uploadRun(site, newcomer)
    await site.call(replays.calls.like, { rid }, { token: writer.token })
    await setBlack(site, newcomer, true)
    await answer(site, newcomer, t)
    await setBlack(site, newcomer, false)
    const { DAY, ...after } = await day(now)
    expect(DAY).toBe(before.DAY)
    expect(after).toEqual({
      REPLAYS: before.REPLAYS + 1,
      TOPICS: before.TOPICS + 1,
      FLOORS: before.FLOORS + 1,
      LIKES: before.LIKES + 1,
      MEMBERS: before.MEMBERS + 1,
    })
    await hideClub(m)
    expect(await day(now)).toMatchObject({ TOPICS: before.TOPICS, FLOORS: before.FLOORS })
  })

  test('a floor of 23:59 in Beijing is of the old day, one of 00:01 of the new', async () => {
    const midnight = startOfBeijingDay(new Date(Date.now() + 30 * 86_400_000))
    const m = await makeClub(site)
    const t = await makeTopic(site, writer, { m })
    const { own } = site.site.foundation.db
    const put = async (minutes: number) => {
      const { FLOOR } = (await answer(site, writer, t)).data
      const at = new Date(midnight.getTime() + minutes * 60_000)
      await own.updateTable('floors').set({ at }).where('topic', '=', t).where('number', '=', FLOOR).execute()
    }
    await put(-1)
    await put(1)
    await put(2)
    const eve = await day(new Date(midnight.getTime() - 60_000))
    const morning = await day(new Date(midnight.getTime() + 180_000))
    expect(morning).toMatchObject({ FLOORS: 2, TOPICS: 0, REPLAYS: 0, MEMBERS: 0 })
    expect(morning.DAY > eve.DAY).toBe(true)
  })
})

describe('the live state of the home page', () => {
  const front = (fits: (data: State) => boolean) => (event: HeardEvent) =>
    // The topic's own state.
    event.event === 'front' && fits(event.data as unknown as State)
  const by = (member: TestMember, floors: number, runs = 0) =>
    front(
      (data) =>
        data.floors.filter(([, id]) => id === member.id).length === floors &&
        data.replays.filter(([, id]) => id === member.id).length === runs,
    )

  test('tells a guest of new floors and replays, whichever process took them', async () => {
    const poster = await makeMember(site, `poster${++count}`)
    const here = await listenLive(site, 'front=all')
    const there = await listenLive(beside, 'front=all')
    await here.next(by(poster, 0))
    const m = await makeClub(site)
    const t = await makeTopic(site, poster, { m })
    await answer(site, poster, t)
    await uploadRun(site, poster)
    for (const one of [here, there]) await one.next(by(poster, 2, 1))
    here.leave()
    there.leave()
  })

  test('leaves out what waits, was removed or stands in a hidden club', async () => {
    const poster = await makeMember(site, `poster${++count}`)
    const guest = await listenLive(site, 'front=all')
    const m = await makeClub(site)
    const t = await makeTopic(site, poster, { m })
    await answer(site, poster, t)
    await setBlack(site, poster, true)
    await answer(site, poster, t)
    await setBlack(site, poster, false)
    await guest.next(by(poster, 2))
    await site.call(clubs.calls.remove, { t, floor: 2 }, { token: poster.token })
    await guest.next(by(poster, 1))
    const heard = guest.events.length
    await hideClub(m)
    await guest.next((event) => guest.events.indexOf(event) >= heard && by(poster, 0)(event))
    guest.leave()
  })

  test('is one subject only', async () => {
    expect((await listenLive(site, 'front=other')).status).toBe(400)
  })
})

interface State {
  readonly floors: readonly (readonly [at: number, member: number])[]
  readonly replays: readonly (readonly [at: number, member: number])[]
}
