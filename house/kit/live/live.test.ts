import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { accounts } from '#contract/accounts.ts'
import { social } from '#contract/social.ts'
import { replays } from '#nouns/replays/contract/replays.ts'
import { uploadRun } from '#nouns/replays/test/upload-run.ts'
import { type HeardEvent, listenLive } from '#site/test/listen-live.ts'
import { makeMember, type TestMember } from '#site/test/make-member.ts'
import { openTestSite, type TestSite } from '#site/test/open-test-site.ts'
import { signInAgain } from '#site/test/sign-in-again.ts'

/** Two processes of one site. */
let site: TestSite
let beside: TestSite
let owner: TestMember
let count = 0

beforeAll(async () => {
  site = await openTestSite({ ratesFactor: 1_000 })
  beside = await openTestSite({ ratesFactor: 1_000, beside: site })
  for (const each of [site, beside]) await each.site.app.listen({ port: 0, host: '127.0.0.1' })
  owner = await makeMember(site, 'owner')
})
afterAll(async () => {
  await beside.close()
  await site.close()
})

const somebody = () => makeMember(site, `live${++count}`)
const like = (rid: number, by: TestMember, at = site) => at.call(replays.calls.like, { rid }, { token: by.token })
const likes = (rid: number, number: number) => (event: HeardEvent) =>
  event.event === 'replay' && event.data.subject === String(rid) && event.data.likes === number
const unread = (number: number) => (event: HeardEvent) => event.event === 'reminders' && event.data.unread === number

describe('a stream', () => {
  test('begins with the present, and tells what becomes of it', async () => {
    const { rid } = await uploadRun(site, owner)
    const guest = await listenLive(site, `replay=${rid}`)
    expect((await guest.next(likes(rid, 0))).data).toEqual({ subject: String(rid), likes: 0, comments: 0 })
    await like(rid, await somebody())
    await guest.next(likes(rid, 1))
    await site.call(replays.calls.comment, { rid, comment: '好' }, { token: (await somebody()).token })
    await guest.next((event) => event.data.comments === 1)
    guest.leave()
  })

  test('tells two listeners the same, in either process', async () => {
    const { rid } = await uploadRun(site, owner)
    const here = await listenLive(site, `replay=${rid}`)
    const there = await listenLive(beside, `replay=${rid}`, { token: owner.token })
    const fans = await Promise.all([1, 2, 3, 4, 5, 6].map(somebody))
    await Promise.all(fans.map((fan, n) => like(rid, fan, n % 2 ? site : beside)))
    const [one, other] = await Promise.all([here.next(likes(rid, 6)), there.next(likes(rid, 6))])
    expect(one.data).toEqual(other.data)
    // The uploader hears of the likes as a member, the guest does not.
    await there.next((event) => event.event === 'reminders' && Number(event.data.unread) > 0)
    expect(here.events.filter((event) => event.event === 'reminders')).toEqual([])
    here.leave()
    there.leave()
  })

  test('goes up and down with what is read', async () => {
    const member = await somebody()
    const stream = await listenLive(site, '', member)
    await stream.next(unread(0))
    await site.call(social.calls.follow, { UID: member.id }, { token: (await somebody()).token })
    await stream.next(unread(1))
    expect((await stream.next(unread(1))).data).toMatchObject({ unread: 1, followers: 1 })
    await beside.call(social.calls.knowFollowers, {}, { token: member.token })
    await stream.next((event) => event.data.followers === 0)
    stream.leave()
  })

  test('says nothing of what was rolled back', async () => {
    const { rid } = await uploadRun(site, owner)
    const fan = await somebody()
    await like(rid, fan)
    const stream = await listenLive(site, `replay=${rid}`)
    await stream.next(likes(rid, 1))
    await like(rid, fan)
    await like(rid, await somebody())
    await stream.next(likes(rid, 2))
    expect(stream.events).toHaveLength(2)
    stream.leave()
  })

  test('tells of a state that follows tags, also of a write in the other process', async () => {
    const stream = await listenLive(beside, 'front=all')
    const before = await stream.next((event) => event.event === 'front')
    await uploadRun(site, owner)
    const after = await stream.next(({ event, id }) => event === 'front' && id !== before.id)
    expect(after.data.replays).toHaveLength((before.data.replays as unknown[]).length + 1)
    stream.leave()
  })
})

describe('resuming', () => {
  test('loses nothing that happened meanwhile, and tells nothing twice, at any process', async () => {
    const [first, second] = [await uploadRun(site, owner), await uploadRun(site, owner)]
    const query = `replay=${first.rid},${second.rid}`
    const before = await listenLive(site, query)
    await before.next(likes(first.rid, 0))
    await before.next(likes(second.rid, 0))
    const lastId = before.events.at(-1)?.id ?? ''
    before.leave()
    await like(first.rid, await somebody())
    await like(first.rid, await somebody())
    const after = await listenLive(beside, query, { lastId })
    await after.next(likes(first.rid, 2))
    // What the browser knew is not said again; the next change is.
    await like(second.rid, await somebody())
    await after.next(likes(second.rid, 1))
    expect(after.events.map(({ data }) => [data.subject, data.likes])).toEqual([
      [String(first.rid), 2],
      [String(second.rid), 1],
    ])
    after.leave()
  })

  test('where nothing has changed, nothing is said', async () => {
    const { rid } = await uploadRun(site, owner)
    const before = await listenLive(site, `replay=${rid}`)
    const { id } = await before.next(likes(rid, 0))
    before.leave()
    const after = await listenLive(beside, `replay=${rid}`, { lastId: id })
    await like(rid, await somebody())
    await after.next(likes(rid, 1))
    expect(after.events).toHaveLength(1)
    after.leave()
  })

  test('an id that is not ours is no id', async () => {
    const { rid } = await uploadRun(site, owner)
    for (const lastId of ['x', '=,=,', `replay:${rid}`, `replay:${rid + 1}=AAAA`, 'a'.repeat(5_000)]) {
      const stream = await listenLive(site, `replay=${rid}`, { lastId })
      await stream.next(likes(rid, 0))
      stream.leave()
    }
  })
})

describe('who may listen', () => {
  test('a session that ends closes its streams, and no others', async () => {
    const member = await somebody()
    const phone = await signInAgain(site, member)
    const [here, there] = [await listenLive(site, '', member), await listenLive(beside, '', member)]
    const still = await listenLive(beside, '', phone)
    await Promise.all([here, there, still].map((stream) => stream.next(unread(0))))
    await site.call(accounts.calls.logout, {}, { token: member.token })
    await Promise.all([here.ended, there.ended])
    expect(here.events.at(-1)?.event).toBe('ended')
    await site.call(social.calls.follow, { UID: member.id }, { token: (await somebody()).token })
    await still.next(unread(1))
    await site.call(accounts.calls.endOtherSessions, {}, { token: (await signInAgain(site, member)).token })
    await still.ended
  })

  test('a token of nobody is asked to log in; a guest without a wish has nothing to hear', async () => {
    const { app } = site.site
    const stranger = await app.inject({ url: '/api/live', headers: { authorization: `Dessert ${'x'.repeat(43)}` } })
    expect(stranger.json()).toMatchObject({ auth: 'login' })
    expect((await app.inject({ url: '/api/live' })).statusCode).toBe(400)
    expect((await app.inject({ url: '/api/live?replay=-1,abc,1e3&front=,,' })).statusCode).toBe(400)
  })

  test('nobody hears which tags writes touch', async () => {
    expect((await site.site.app.inject({ url: '/api/live?touched=messages,reports' })).statusCode).toBe(400)
    const stream = await listenLive(site, 'front=all&touched=replays,messages')
    const before = await stream.next((event) => event.event === 'front')
    await uploadRun(site, owner)
    await stream.next(({ event, id }) => event === 'front' && id !== before.id)
    expect(stream.events.filter(({ event }) => event === 'touched')).toEqual([])
    stream.leave()
  })

  test('a guest hears nothing of members, whatever is asked for', async () => {
    const { rid } = await uploadRun(site, owner)
    const stream = await listenLive(site, `replay=${rid}&reminders=${owner.id}&sessions=${owner.id}`)
    await stream.next(likes(rid, 0))
    await like(rid, await somebody())
    await stream.next(likes(rid, 1))
    expect(new Set(stream.events.map(({ event }) => event))).toEqual(new Set(['replay']))
    stream.leave()
  })

  test('a member has so many streams and no more', async () => {
    const member = await somebody()
    const streams = await Promise.all(Array.from({ length: 12 }, () => listenLive(site, '', member)))
    expect(streams.map(({ status }) => status)).toEqual(Array(12).fill(200))
    expect((await listenLive(site, '', member)).status).toBe(429)
    streams[0]?.leave()
    await expect.poll(async () => (await listenLive(site, '', member)).status).toBe(200)
    for (const stream of streams) stream.leave()
  })
})

test('a site that stops lets its listeners go', async () => {
  const third = await openTestSite({ beside: site })
  await third.site.app.listen({ port: 0, host: '127.0.0.1' })
  const stream = await listenLive(third, '', await somebody())
  await stream.next(unread(0))
  await third.close()
  // A stream that the stop waits for in vain has its connection cut.
  expect(await stream.ended).toBe(true)
})
