import { afterAll, beforeAll, expect, test } from 'vitest'
import { fillNames } from '#core/members/names/name-store.ts'
import { clubs } from '#nouns/clubs/contract/clubs.ts'
import { answer, documentOf, makeClub, makeTopic } from '#nouns/clubs/test/clubs.ts'
import { uploadPicture } from '#nouns/paintings/test/upload-painting.ts'
import { uploadRun } from '#nouns/replays/test/upload-run.ts'
import { seedSite } from '#site/seed/seed-site.ts'
import { isWhole } from '#site/test/by-turns.ts'
import { makeMember, type TestMember } from '#site/test/make-member.ts'
import { openTestSite, type TestSite } from '#site/test/open-test-site.ts'
import { search } from '../contract/search.ts'
import { contains, madeTexts } from './compared-texts.ts'
import { cut, type Floor, floorQueries, type Query, type Run, replayQueries } from './every-row-queries.ts'

let site: TestSite
/** `npm run test:all` looks at every row of the demo site; filling it takes longer than all searches. */
const made = isWhole ? 240 : 120

beforeAll(async () => {
  site = await openTestSite({ ratesFactor: 1e6, jobs: false })
  const { db, now } = site.site.foundation
  if (isWhole) await seedSite({ db, dataFolder: site.dataFolder, now: now() })
  const writers = [await makeMember(site, 'lili'), await makeMember(site, 'yuyuko')] as const
  if (!isWhole) await fill(writers)
  const [club] = (await site.call(clubs.calls.list, {})).data
  const [first = '', ...texts] = madeTexts(made)
  const t = await makeTopic(site, writers[0], { m: club?.KeyID ?? 1, title: first, document: documentOf(first) })
  for (const [n, text] of texts.entries()) await answer(site, writers[n % 2 ? 0 : 1], t, documentOf(text))
  if (!isWhole) await spread()
  await fillNames(db)
}, 600_000)
afterAll(() => site.close())

const runs = ['th06', 'th07', 'th08', 'th10', 'th11', 'th12', 'th06', 'th08', 'th10', 'th14', 'th07', 'th11'] as const

/** Two clubs with topics and pictures, and runs of several games, in place of the demo site. */
async function fill(writers: readonly [TestMember, TestMember]): Promise<void> {
  for (const [n, game] of runs.entries()) {
    await uploadRun(site, writers[n % 2 ? 1 : 0], { game, difficulty: n % 4, shot: n % 3 })
  }
  const src = await uploadPicture(site, writers[0])
  const picture = { type: 'picture', attrs: { src, alt: '' } }
  for (const name of ['练习室', 'the tea room']) {
    const [title = '', ...texts] = madeTexts(made).slice(name.length)
    const t = await makeTopic(site, writers[1], { m: await makeClub(site, name), title, document: documentOf(title) })
    for (const text of texts.slice(0, 6)) {
      const { content } = documentOf(text)
      const document = { type: 'doc', content: [...content, picture] } as unknown as ReturnType<typeof documentOf> // any will do
      expect((await answer(site, writers[0], t, document)).msg).toBe('')
    }
  }
}

/** Spreads the floors over three weeks in the order of their ids, and queues them again: the index knows their days. */
async function spread(): Promise<void> {
  const { pool } = site.site.foundation.db
  await pool.query(`update floors set at = at - make_interval(hours => ((select max(id) from floors) - id)::int * 4)`)
  await pool.query(`insert into search_queue (kind, id) select 'floor', id from floors`)
}

const rows = async <Row>(sql: string): Promise<Row[]> => (await site.site.foundation.db.pool.query(sql)).rows

/** Everything that a search finds, page by page. */
async function found({ type, typed }: Query): Promise<string[]> {
  const ids: string[] = []
  for (let pageNum = 1; ; pageNum++) {
    const { data, msg } = await site.call(search.calls.find, {
      ...{ type, value: typed, sort: 'time', pageSize: 50, pageNum },
    })
    if (msg !== '') throw new Error(`${typed}: ${msg}`)
    ids.push(
      ...data.floors.map(({ T, FLOOR }) => `${T} ${FLOOR}`),
      ...data.topics.map(({ KeyID }) => String(KeyID)),
      ...data.replays.map(({ KeyID }) => String(KeyID)),
      ...data.people.map(({ UID }) => String(UID)),
    )
    if (pageNum >= data.pageInfo.pages) return ids
  }
}

async function everything() {
  const seen = `f.removed_at is null and f.held_at is null and t.removed_at is null and t.held_at is null and not c.hidden`
  const floors =
    await rows<Floor>(`select f.topic || ' ' || f.number as key, f.words as text, m.nick, c.name as club, f.at,
    exists (select from floor_pictures p where p.floor = f.id) as picture from floors f join topics t on t.id = f.topic
    join clubs c on c.id = t.club join members m on m.id = f.author where ${seen} order by f.id`)
  const topics = await rows<{ key: string; text: string }>(`select t.id::text as key, t.title as text from topics t
    join clubs c on c.id = t.club where t.removed_at is null and t.held_at is null and not c.hidden order by t.id`)
  const runs = await rows<Run>(`select r.id, r.game, r.shot, r.score, r.comment || ' ' || r.pilot as text, m.nick,
    f.difficulty, f.flags from replays r join replay_facets f on f.id = r.facet join members m on m.id = r.uploader
    where r.removed_at is null and r.held_at is null order by r.id`)
  const people = await rows<{ id: string; nick: string }>(
    'select id::text as id, nick from members where closed_at is null',
  )
  return { floors, topics, runs, people }
}

const readings: Readonly<Record<string, readonly string[]>> = {
  演示·草莓: ['草莓', 'caomei', 'yanshi·caomei'],
  演示·抹茶: ['抹茶', 'mocha', 'mc'],
  演示·布丁: ['布丁', 'buding', 'ding'],
  演示·奶盖: ['奶盖', '奶蓋', 'naigai'],
  演示·星星糖: ['星星', 'xingxingtang', 'xxt'],
  'Demo Waffle': ['demo', 'waffle', 'ＷＡＦＦＬＥ'],
  lili: ['lili', 'LI'],
}

test.each(['from the queue', 'from the index'])(
  'looking at every row finds the same: %s',
  async (from) => {
    if (from === 'from the index') await untilIndexed()
    const { floors, topics, runs, people } = await everything()
    const titles = cut(
      topics.map(({ text }) => text),
      /\p{Script=Han}{2,3}|[a-z]{3,}/giu,
      40,
    )
    const queries: Query[] = [
      ...floorQueries(floors),
      ...replayQueries(runs),
      ...titles.map((typed): Query => {
        const wanted = topics.filter(({ text }) => contains(text, typed)).map(({ key }) => key)
        return { kind: 'titles', type: 'topic', typed, wanted: new Set(wanted) }
      }),
      ...Object.entries(readings).flatMap(([nick, typed]) =>
        typed.map((each): Query => {
          const wanted = people.filter((person) => person.nick === nick || contains(person.nick, each))
          return { kind: 'people', type: 'user', typed: each, wanted: new Set(wanted.map(({ id }) => id)) }
        }),
      ),
    ]
    expect(queries.length).toBeGreaterThanOrEqual(isWhole ? 300 : 250)
    const missed: string[] = []
    const more: string[] = []
    const kinds = new Map<string, { queries: number; wanted: number; found: number; right: number }>()
    for (const query of queries) {
      const ids = await found(query)
      const right = ids.filter((id) => query.wanted.has(id)).length
      if (right < query.wanted.size) missed.push(`${query.kind}, ${query.typed}: ${right} of ${query.wanted.size}`)
      if (right < ids.length) more.push(`${query.kind}, ${query.typed}: ${ids.length} instead of ${query.wanted.size}`)
      const sum = kinds.get(query.kind) ?? { queries: 0, wanted: 0, found: 0, right: 0 }
      sum.queries++
      sum.wanted += query.wanted.size
      sum.found += ids.length
      sum.right += right
      kinds.set(query.kind, sum)
    }
    const part = (some: number, all: number) => (all === 0 ? 1 : some / all).toFixed(4)
    console.log(
      [
        `${queries.length} queries ${from}, over ${floors.length} floors and ${runs.length} replays`,
        ...[...kinds].map(
          ([kind, { queries: n, wanted, found: all, right }]) =>
            `${kind.padEnd(24)} ${String(n).padStart(3)} queries, ${String(wanted).padStart(5)} hits: recall ${part(right, wanted)}, precision ${part(right, all)}`,
        ),
      ].join('\n'),
    )
    expect(missed).toEqual([])
    expect(more).toEqual([])
    // A kind whose queries find nothing proves nothing.
    expect([...kinds].filter(([, { wanted }]) => wanted === 0).map(([kind]) => kind)).toEqual([])
  },
  120_000,
)

/** Indexes what waits in the queue, as if it had waited long. */
async function untilIndexed(): Promise<void> {
  const { pool } = site.site.foundation.db
  await pool.query(`update search_queue set at = now() - interval '1 hour'`)
  await expect
    .poll(async () => (await pool.query('select count(*)::int as n from search_queue')).rows[0].n, { timeout: 60_000 })
    .toBe(0)
}
