import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeStaff } from '#site/test/hire.ts'
import { listenLive } from '#site/test/listen-live.ts'
import { makeMember, type TestMember } from '#site/test/make-member.ts'
import { openTestSite, type TestSite } from '#site/test/open-test-site.ts'
import { setBlack } from '#site/test/set-black.ts'
import { clubs } from '../../contract/clubs.ts'
import { answer, documentOf, makeClub, makeTopic, mentionOf } from '../../test/clubs.ts'

const { calls } = clubs
let site: TestSite
let writer: TestMember
let crowd: TestMember[]
let m: number
beforeAll(async () => {
  site = await openTestSite({ ratesFactor: 1e6 })
  writer = await makeMember(site, 'writer')
  crowd = await Promise.all(Array.from({ length: 10 }, (_, n) => makeMember(site, `crowd${n}`)))
  await site.site.app.listen({ port: 0, host: '127.0.0.1' })
  m = await makeClub(site)
})
afterAll(() => site.close())

const as = ({ token }: TestMember) => ({ token })
const at = (n: number): TestMember => crowd[n % crowd.length] ?? writer
const pageOf = async (t: number, by?: TestMember) =>
  (await site.call(calls.floors, { t, pageSize: 50 }, by && as(by))).data

/** Stored counters that differ from a fresh count; empty if all are right. */
async function wrongCounts(): Promise<unknown[]> {
  const { pool } = site.site.foundation.db
  const { rows } = await pool.query(`
    select 'topic ' || t.id as what from topics t join lateral (
      select count(*) filter (where removed_at is null and held_at is null) as floors, max(number) as top,
        count(*) as numbers, max(number) filter (where removed_at is null and held_at is null) as last
      from floors where topic = t.id) f on true
    where t.floors <> f.floors or t.top <> f.top or f.numbers <> f.top or coalesce(f.last, t.last_floor) <> t.last_floor
    union all
    select 'club ' || c.id from clubs c,
      lateral (select coalesce(sum(topics), 0) as topics, coalesce(sum(floors), 0) as floors from club_counts where club = c.id) n,
      lateral (select count(*) filter (where held_at is null) as topics, coalesce(sum(floors), 0) as floors
        from topics where club = c.id and removed_at is null) t
    where n.topics <> t.topics or n.floors <> t.floors
    union all
    select 'likes ' || f.id from floors f
    where f.likes <> (select count(*) from likes l where l.kind = 'floor' and l.subject = f.id)`)
  return rows
}

/** Number of transactions that PostgreSQL aborted because of a deadlock. */
async function deadlocks(): Promise<number> {
  const { pool } = site.site.foundation.db
  // An idle connection reports its statistics after a second at the latest.
  await new Promise((wake) => setTimeout(wake, 1_500))
  const { rows } = await pool.query('select deadlocks from pg_stat_database where datname = current_database()')
  return Number(rows[0]?.deadlocks)
}

type Told = Pick<Awaited<ReturnType<typeof answer>>, 'status' | 'msg'>

/** Sends a call again while the site has no connection free for it, as a member does who is told `busy`. */
async function whenFree<A extends Told>(send: () => Promise<A>, tries = 100): Promise<A> {
  const told = await send()
  return told.msg === 'busy' && tries > 1 ? whenFree(send, tries - 1) : told
}

describe('many at once', () => {
  test('twenty who answer get twenty numbers without a gap, in the order in which they stand', async () => {
    const t = await makeTopic(site, writer, { m })
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) => answer(site, at(n), t, documentOf(`words ${n}`, mentionOf(at(n + 1))))),
    )
    expect(answers.map(({ msg }) => msg)).toEqual(Array.from({ length: 20 }, () => ''))
    expect(answers.map(({ data }) => data.FLOOR).sort((a, b) => a - b)).toEqual(
      Array.from({ length: 20 }, (_, n) => n + 2),
    )
    const { rows, topic } = await pageOf(t)
    expect(rows.map(({ FLOOR }) => FLOOR)).toEqual(Array.from({ length: 21 }, (_, n) => n + 1))
    expect(topic).toMatchObject({ TOP: 21, FLOORS: 21, LASTFLOOR: 21, LASTUID: rows[20]?.UID })
    for (const { data } of answers) {
      const { reward: _, ...shown } = data
      expect(rows[data.FLOOR - 1]).toEqual(shown)
    }
    expect(await wrongCounts()).toEqual([])
  })

  test('answers, likes, removals, edits and marks go on side by side, in several topics, and all counts stay right', async () => {
    const topics = await Promise.all(Array.from({ length: 4 }, (_, n) => makeTopic(site, at(n), { m })))
    const each = topics.flatMap((t, i) =>
      Array.from({ length: 12 }, async (_, n) => {
        const by = at(i + n)
        const words = documentOf(`${n}`, mentionOf(at(n)), mentionOf(writer))
        const { data, msg } = await whenFree(() => answer(site, by, t, words))
        expect(msg).toBe('')
        const floor = data.FLOOR
        const better = { t, floor, edits: 0, document: documentOf('better') }
        const likes = [1, floor].map((number) => () => site.call(calls.like, { t, floor: number }, as(at(i + n + 1))))
        const own = [
          () => site.call(calls.edit, better, as(by)),
          () => site.call(calls.read, { t, floor }, as(writer)),
          ...(n % 3 === 0 ? [() => site.call(calls.remove, { t, floor }, as(by))] : []),
        ]
        const all = await Promise.all([...likes, ...own].map((send) => whenFree<Told>(send)))
        for (const { status, msg: told } of all) expect(status, told).toBe(200)
      }),
    )
    await Promise.all(each)
    expect(await wrongCounts()).toEqual([])
    for (const t of topics) expect((await pageOf(t)).topic).toMatchObject({ TOP: 13, FLOORS: 9 })
    expect(await deadlocks()).toBe(0)
  })

  test('posting twice by a double click or a retry makes one floor', async () => {
    const t = await makeTopic(site, writer, { m })
    const post = () =>
      site.call(calls.postFloor, { t, document: documentOf('once') }, { ...as(writer), idempotencyKey: 'one-click' })
    const [first, second] = await Promise.all([post(), post()])
    const third = await post()
    expect([second?.data, third.data]).toEqual([first?.data, first?.data])
    expect((await pageOf(t)).topic.TOP).toBe(2)
    const topic = () =>
      site.call(
        calls.postTopic,
        { m, title: 'once', document: documentOf('once') },
        { ...as(writer), idempotencyKey: 'one-topic' },
      )
    const made = await Promise.all([topic(), topic()])
    expect(made[0]?.data).toEqual(made[1]?.data)
  })

  test('a refused answer takes no number', async () => {
    const t = await makeTopic(site, writer, { m })
    await site.site.foundation.db.own.updateTable('topics').set({ locked: true }).where('id', '=', t).execute()
    expect((await answer(site, at(1), t)).msg).toBe('locked')
    const edit = { t, floor: 1, edits: 0, document: documentOf('late') }
    expect((await site.call(calls.edit, edit, as(writer))).msg).toBe('locked')
    await site.site.foundation.db.own.updateTable('topics').set({ locked: false }).where('id', '=', t).execute()
    expect((await answer(site, at(1), t)).data.FLOOR).toBe(2)
  })
})

test('whose address is not verified posts nothing', async () => {
  const t = await makeTopic(site, writer, { m })
  const newcomer = await makeMember(site, 'newcomer', false)
  expect((await answer(site, newcomer, t)).auth).toBe('mailCheck')
  const topic = { m, title: 'x', document: documentOf('x') }
  expect((await site.call(calls.postTopic, topic, as(newcomer))).auth).toBe('mailCheck')
})

describe('what a flagged member posts', () => {
  test('has its number and shows as a stub to others; nobody is told of it', async () => {
    const rude = await makeMember(site, 'rude')
    const t = await makeTopic(site, writer, { m })
    await setBlack(site, rude, true)
    const said = await answer(site, rude, t, documentOf('RUDE ', mentionOf(writer)))
    expect(said.data).toMatchObject({ FLOOR: 2, GONE: 'held' })
    expect(said.data.HTML).toContain('RUDE')
    for (const by of [undefined, writer]) {
      const { rows, topic } = await pageOf(t, by)
      expect(rows[1]).toMatchObject({ FLOOR: 2, GONE: 'held', HTML: '' })
      // A stub shows no author and no reason, so that nobody can guess whose floor waits.
      expect(rows[1]).toMatchObject({
        UID: 0,
        NICK: '',
        HEAD: '',
        STAFF: 'N',
        EDITS: 0,
        EDITTIME: '',
        LIKES: 0,
        HELDFOR: '',
      })
      expect(topic).toMatchObject({ TOP: 2, FLOORS: 1, LASTFLOOR: 1 })
    }
    const own2 = (await pageOf(t, rude)).rows[1]
    expect(own2).toMatchObject({ UID: rude.id, HELDFOR: 'black' })
    expect(own2?.HTML).toContain('RUDE')
    expect((await answer(site, at(1), t)).data.FLOOR).toBe(3)
    expect((await site.call(calls.like, { t, floor: 2 }, as(writer))).msg).toBe('floorGone')
    expect((await site.call(calls.history, { t, floor: 2 }, as(writer))).msg).toBe('floorGone')
    expect((await site.call(calls.like, { t, floor: 1 }, as(rude))).auth).toBe('black')
    const { own } = site.site.foundation.db
    const keeper = await makeMember(site, 'keeper')
    await makeStaff(site, keeper, ['ms'])
    expect((await pageOf(t, keeper)).rows[1]?.HTML).toContain('RUDE')
    const told = own.selectFrom('reminders').select(['kind', 'times']).where('member', '=', writer.id)
    // Only the visible answer has notified the author.
    expect(await told.where('subject', '=', `topic:${t}`).execute()).toEqual([{ kind: 'topicReply', times: 1 }])
    expect(await wrongCounts()).toEqual([])
  })

  test('as a topic is in no list and answers nobody but its author', async () => {
    const loud = await makeMember(site, 'loud')
    await setBlack(site, loud, true)
    const before = (await site.call(calls.list, {})).data.find(({ KeyID }) => KeyID === m)
    const input = { m, title: 'LOUD', document: documentOf('LOUD') }
    const { data } = await site.call(calls.postTopic, input, as(loud))
    expect(data.held).toBe('Y')
    for (const by of [{}, as(writer)]) {
      expect((await site.call(calls.floors, { t: data.t }, by)).msg).toBe('topicGone')
      expect((await site.call(calls.topicHeads, { id: String(data.t) }, by)).data).toEqual([])
    }
    expect((await answer(site, writer, data.t)).msg).toBe('topicGone')
    expect((await pageOf(data.t, loud)).topic.HELD).toBe('Y')
    expect((await site.call(calls.topics, { m })).data.rows.some(({ KeyID }) => KeyID === data.t)).toBe(false)
    expect((await site.call(calls.newTopics, {})).data.some(({ KeyID }) => KeyID === data.t)).toBe(false)
    expect((await site.call(calls.list, {})).data.find(({ KeyID }) => KeyID === m)).toEqual(before)
    expect((await site.call(calls.myTopics, {}, as(loud))).data.rows[0]).toMatchObject({ KeyID: data.t, HELD: 'Y' })
    expect((await site.call(calls.someonesTopics, { UID: loud.id }, as(loud))).data.total).toBe(0)
    expect(await wrongCounts()).toEqual([])
  })
})

test('the first posts of an account wait where the site says so', async () => {
  const strict = await openTestSite({ ratesFactor: 1e6, reviewFirst: 1 })
  try {
    const club = await makeClub(strict)
    const fresh = await makeMember(strict, 'fresh')
    const post = () => makeTopic(strict, fresh, { m: club })
    const shown = async () => (await strict.call(calls.topics, { m: club })).data.rows.length
    const first = await post()
    expect(await shown()).toBe(0)
    const { rows } = (await strict.call(calls.floors, { t: first }, as(fresh))).data
    expect(rows[0]).toMatchObject({ GONE: 'held', HELDFOR: 'first' })
    const { own } = strict.site.foundation.db
    await own.updateTable('floors').set({ held_at: null }).where('topic', '=', first).execute()
    await post()
    expect(await shown()).toBe(1)
  } finally {
    await strict.close()
  }
}, 60_000)

test('open pages of a topic hear of new floors', async () => {
  const t = await makeTopic(site, writer, { m })
  const live = await listenLive(site, `topic=${t}`)
  const hears = (top: number, floors: number) =>
    live.next(
      ({ event, data }) =>
        event === 'topic' && data.subject === String(t) && data.top === top && data.floors === floors,
    )
  try {
    await hears(1, 1)
    await answer(site, at(1), t)
    await hears(2, 2)
    await site.call(calls.remove, { t, floor: 2 }, as(at(1)))
    await hears(2, 1)
  } finally {
    live.leave()
  }
})
