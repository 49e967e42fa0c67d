import { encodeReplay } from '@patisserie/replay-encoder/encode'
import { makeRun } from '@patisserie/replay-encoder/make-run'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { home } from '#nouns/home/contract/home.ts'
import { makeMember, type TestMember } from '#site/test/make-member.ts'
import { openTestSite, type TestSite } from '#site/test/open-test-site.ts'
import { replays } from '../contract/replays.ts'
import { purgeBatch } from './store.ts'

const { calls } = replays
const written = { comment: '', NM: 'N', NT: 'N', NSY: 'N', open: 'Y', commentable: 'Y', screen: '' } as const

let site: TestSite
let members: TestMember[]
beforeAll(async () => {
  site = await openTestSite({ ratesFactor: 1_000 })
  members = await Promise.all(['sakuya', 'meiling', 'patchouli', 'koakuma'].map((account) => makeMember(site, account)))
})
afterAll(() => site.close())

/** Pairs of a fresh count of the rows and the stored counter. */
async function bothCounts() {
  const { own } = site.site.foundation.db
  const live = sql`removed_at is null and held_at is null`
  const one = async (query: ReturnType<typeof sql<{ counts: unknown }>>) => (await query.execute(own)).rows[0]?.counts
  return {
    facets: [
      await one(sql`select jsonb_object_agg(facet, n order by facet) as counts
        from (select facet, count(*) as n from replays where ${live} group by facet) c`),
      await one(sql`select jsonb_object_agg(id, replays order by id) as counts from replay_facets where replays <> 0`),
    ],
    games: [
      await one(sql`select jsonb_agg(jsonb_build_array(game, n, likes) order by game) as counts
        from (select game, count(*) as n, sum(likes) as likes from replays where ${live} group by game) c`),
      await one(sql`select jsonb_agg(jsonb_build_array(game, replays, likes) order by game) as counts
        from replay_games where replays <> 0`),
    ],
    words: [
      await one(sql`select jsonb_agg(jsonb_build_array(r.id, lower(normalize(comment, NFKC)), r.game, r.difficulty, r.shot,
        r.category, r.type, f.flags, uploader, pilot_folded, uploaded_at, score, likes, comments, iscore_key) order by r.id)
        as counts from replays r join replay_facets f on f.id = r.facet where ${live} and comment <> ''`),
      await one(sql`select jsonb_agg(jsonb_build_array(id, said, game, difficulty, shot, category, type, flags, uploader,
        pilot_folded, uploaded_at, score, likes, comments, iscore_key) order by id) as counts from replay_words`),
    ],
    days: [
      await one(sql`select count(*) as counts from replays`),
      await one(sql`select count(*) as counts from replays r join replay_days d
        on d.day = (r.uploaded_at at time zone 'UTC')::date and r.id between d.first and d.last`),
    ],
    members: [
      await one(sql`select count(*) as counts from members where closed_at is null`),
      await one(sql`select members as counts from member_totals`),
    ],
  }
}

async function expectEqualCounts() {
  for (const [name, [counted, kept]] of Object.entries(await bothCounts())) expect(kept, name).toEqual(counted)
}

test('counts are right after everything that changes them, at once and in any order', async () => {
  const at = (i: number) => members[i % members.length] as TestMember // there are four
  const upload = async (i: number) => {
    const run = makeRun({ game: i % 3 ? 'th06' : 'th18', seed: 300 + i, slowRate: 0, frames: 300, difficulty: 3 })
    const file = { name: 'a.rpy', bytes: encodeReplay(run) }
    const input = { ...written, comment: i % 5 ? `Ｎｏ ${i}` : '', category: 'other', NB: i % 2 ? 'Y' : 'N' } as const
    const { msg, data } = await site.call(calls.upload, input, { token: at(i).token, file })
    expect(msg).toBe('')
    return { rid: data.KeyID, by: i }
  }
  // Uploads of one member run one after another, members run in parallel.
  const uploads = (
    await Promise.all(
      members.map(async (_, m) => {
        const own = []
        for (let n = 0; n < 6; n++) own.push(await upload(m + n * members.length))
        return own
      }),
    )
  ).flat()
  await expectEqualCounts()
  const answers = await Promise.all(
    uploads.flatMap(({ rid, by }, i) => [
      site.call(calls.like, { rid }, { token: at(by + 1).token }),
      site.call(calls.like, { rid }, { token: at(by + 2).token }),
      ...(i % 4 === 0 ? [site.call(calls.remove, { rid }, { token: at(by).token })] : []),
      ...(i % 3 === 0
        ? [
            site.call(
              calls.update,
              { rid, ...written, comment: i % 2 ? 'again' : '', category: 'neta', NB: 'N' },
              { token: at(by).token },
            ),
          ]
        : []),
    ]),
  )
  expect(answers.every(({ status }) => status === 200)).toBe(true)
  await expectEqualCounts()
})

test('what waits for staff is not counted, what they let through is; what is purged was not', async () => {
  const { db } = site.site.foundation
  const hold = (held_at: Date | null) => db.own.updateTable('replays').set({ held_at }).where('game', '=', 18).execute()
  await hold(new Date())
  await expectEqualCounts()
  await hold(null)
  await expectEqualCounts()
  await db.own
    .updateTable('replays')
    .set({ removed_at: new Date(0) })
    .where('id', '<', 6)
    .execute()
  await expectEqualCounts()
  await db.transaction((tx) => purgeBatch(tx, new Date(1), 100))
  await db.own.deleteFrom('replays').where('id', '=', 7).execute()
  await expectEqualCounts()
})

test('accounts that are closed are not in the shop window', async () => {
  const { db, touched } = site.site.foundation
  const front = async () => (await site.call(home.calls.front, {})).data
  const close = async (closed_at: Date | null) => {
    await db.own.updateTable('members').set({ closed_at }).where('account', '=', 'koakuma').execute()
    touched(['members'])
    await expectEqualCounts()
  }
  expect((await front()).totals.members).toBe(4)
  await close(new Date())
  const closed = await front()
  expect(closed.totals.members).toBe(3)
  expect(closed.members.map(({ NICK }) => NICK)).not.toContain('koakuma')
  await close(null)
  expect((await front()).totals.members).toBe(4)
})
