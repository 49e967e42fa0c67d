import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { archive } from '#nouns/archive/contract/archive.ts'
import { archiveColumns } from '#nouns/archive/rules/archive.ts'
import { replayCode } from '#rules/base62.ts'
import { importScoreboard } from '#site/import/import-scoreboard.ts'
import { hire } from '#site/test/hire.ts'
import { makeMember, type TestMember } from '#site/test/make-member.ts'
import { openTestSite, type TestSite } from '#site/test/open-test-site.ts'
import { iscore } from '../../contract/iscore.ts'
import { scoreQuantiles } from '../../rules/score-quantiles.ts'
import { addRun, boardFromScratch, settleBoard, writtenBoard } from '../../test/iscore-board.ts'
import { hideReplay, rewriteReplay } from '../store.ts'
import { askRecount } from './ask-recount.ts'

let site: TestSite
let clerk: TestMember
const players: TestMember[] = []

beforeAll(async () => {
  site = await openTestSite({ ratesFactor: 1e6 })
  clerk = await hire(site, 'clerk', ['iscore'])
  for (const name of ['flan', 'remi', 'saku']) players.push(await makeMember(site, name))
  const { own } = site.site.foundation.db
  // These runs have no files.
  await sql`alter table replays drop constraint replays_file_hash_fkey`.execute(own)
})
afterAll(() => site.close())
beforeEach(async () => {
  await sql`truncate replays, iscore_decisions, iscore_firsts, iscore_sums, pilots, pilot_claims, archived_runs
    restart identity cascade`.execute(site.site.foundation.db.own)
})

const asClerk = () => ({ token: clerk.token })
const best = scoreQuantiles(10, 'L')?.max ?? 0
const categories = ['hunguan', 'nn', 'score', 'neta'] as const
const scores = [100_000_000, best, ...[10, 20, 30, 40, 50].map((more) => best + more)]

/** Mostly the usual value, so that runs often fall into one cell and take the record from each other. */
const mostly = <T>(usual: T, ...others: readonly T[]) =>
  fc.oneof({ weight: 3, arbitrary: fc.constant(usual) }, { weight: 2, arbitrary: fc.constantFrom(usual, ...others) })
const add = fc.record({
  act: fc.constant('add' as const),
  who: fc.nat(2),
  pilot: mostly('FLAN', 'flan ', 'REMI', 'NO NAME'),
  score: fc.constantFrom(...scores),
  category: mostly<(typeof categories)[number]>('score', ...categories),
  shot: fc.constantFrom('ReimuA', 'ReimuB', 'MarisaA'),
  game: mostly(10, 11, 9),
  difficulty: mostly<'L' | 'E'>('L', 'E'),
  check_nb: fc.constantFrom('verified' as const, 'claimed' as const, 'contradicted' as const),
})
const pass = fc.record({
  act: fc.constant('pass' as const),
  // Index counted from the newest run, which is passed most often.
  run: mostly(0, 1, 2, 5, 9),
  pass: mostly<'Y' | 'N'>('Y', 'N'),
})
const act = fc.oneof(
  { weight: 4, arbitrary: add },
  { weight: 3, arbitrary: pass },
  {
    weight: 3,
    arbitrary: fc.record({ act: fc.constant('beat' as const), who: fc.nat(2), by: fc.integer({ min: -1, max: 9 }) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      act: fc.constant('change' as const),
      run: fc.nat(20),
      category: fc.constantFrom(...categories),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ act: fc.constantFrom('hide' as const, 'back' as const, 'first' as const), run: fc.nat(20) }),
  },
  { weight: 1, arbitrary: fc.record({ act: fc.constant('sign' as const), who: fc.nat(2), run: fc.nat(20) }) },
  { weight: 1, arbitrary: fc.record({ act: fc.constant('import' as const), score: fc.constantFrom(...scores) }) },
)
type Act = typeof act extends fc.Arbitrary<infer T> ? T : never

/** Performs one act of members or staff. A refused act changes nothing, and that is fine here. */
async function perform(one: Act, ids: number[]): Promise<void> {
  const { db } = site.site.foundation
  const run = 'run' in one ? (ids.at(-1 - (one.run % Math.max(1, ids.length))) ?? 0) : 0
  switch (one.act) {
    case 'add': {
      const { act: _, who, ...over } = one
      ids.push(await addRun(site, players[who]?.id ?? 0, over))
      return
    }
    case 'beat': {
      // A score above, equal to or below the present record, passed at once.
      const over = { category: 'score', pilot: `PILOT${one.who}`, score: best + 100 + 10 * one.by } as const
      const rid = await addRun(site, players[one.who]?.id ?? 0, over)
      ids.push(rid)
      await settleBoard(site)
      await site.call(iscore.calls.pass, { rid, pass: 'Y', reason: 'looked at' }, asClerk())
      return
    }
    case 'pass': {
      const input = { rid: run || 1, pass: one.pass, reason: 'looked at' }
      for (const was of ['waits', 'passed', 'refused'] as const) {
        if ((await site.call(iscore.calls.pass, { ...input, was }, asClerk())).msg === '') return
      }
      return
    }
    case 'change':
      await db.transaction(async (tx) => {
        const found = await tx.selectFrom('replays').selectAll().where('id', '=', run).executeTakeFirst()
        if (!found) return
        const { comment, achievement, nm, nb, nt, nsy, open, commentable, screen } = found
        const written = { comment, achievement, nm, nb, nt, nsy, open, commentable, screen, category: one.category }
        await rewriteReplay(tx, run, written)
      })
      return
    case 'hide':
      return db.transaction(async (tx) => void (await hideReplay(tx, run, new Date())))
    case 'back':
      return db.transaction(async (tx) => {
        await tx.updateTable('replays').set({ removed_at: null }).where('id', '=', run).execute()
        await askRecount(tx, { replay: run })
      })
    case 'first':
      await site.call(iscore.calls.setWorldFirst, { code: replayCode(run || 1), grant: 'Y', reason: 'x' }, asClerk())
      return
    case 'sign': {
      const token = players[one.who]?.token ?? ''
      await site.call(iscore.calls.claimPilot, { rid: run || 1, note: '' }, { token })
      const claims = await site.call(iscore.calls.pilotClaims, {}, asClerk())
      const id = claims.data.rows[0]?.id
      if (id) await site.call(iscore.calls.decidePilot, { id, pass: 'Y', reason: 'x' }, asClerk())
      return
    }
    case 'import': {
      const row = `10\tLunatic\tMarisaB\t\t${one.score}\t0.1\t2020-01-01\t2020-01-02\tpilot`
      await importScoreboard(db, `${archiveColumns.join('\t')}\n${row}\n`)
      return
    }
    default:
      one satisfies never
  }
}

test('whatever people and staff do, the board is what the rule makes of it from scratch', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 12, maxLength: 24 }), async (acts) => {
      await sql`truncate replays, iscore_decisions, iscore_firsts, iscore_sums, pilots, pilot_claims, archived_runs
        restart identity cascade`.execute(site.site.foundation.db.own)
      const ids: number[] = []
      for (const one of acts) {
        await perform(one, ids)
        await settleBoard(site)
        expect(await writtenBoard(site)).toEqual(await boardFromScratch(site))
      }
    }),
    { numRuns: 8, endOnFailure: true },
  )
}, 120_000)

test('two records fall at once: one holds, and the sums agree', async () => {
  const [flan, remi] = players as [TestMember, TestMember]
  const record = { category: 'score', score: best + 10 } as const
  const ids = [await addRun(site, flan.id, record), await addRun(site, remi.id, { ...record, score: best + 20 })]
  await settleBoard(site)
  const passes = ids.map((rid) => site.call(iscore.calls.pass, { rid, pass: 'Y', reason: 'seen' }, asClerk()))
  expect((await Promise.all(passes)).map(({ msg }) => msg)).toEqual(['', ''])
  await settleBoard(site)
  const written = await writtenBoard(site)
  expect(written.records).toEqual([`10 L ${ids[1]}`])
  expect(written).toEqual(await boardFromScratch(site))
  // A third run beats the record, but takes it only once it is passed.
  const third = await addRun(site, flan.id, { ...record, score: best + 30 })
  await settleBoard(site)
  expect((await writtenBoard(site)).records).toEqual([`10 L ${ids[1]}`])
  await site.call(iscore.calls.pass, { rid: third, pass: 'Y', reason: 'seen' }, asClerk())
  await settleBoard(site)
  expect((await writtenBoard(site)).records).toEqual([`10 L ${third}`])
})

test('an import that knows a better run takes the record away', async () => {
  const [flan] = players as [TestMember]
  const rid = await addRun(site, flan.id, { category: 'score', score: best + 10 })
  await settleBoard(site)
  await site.call(iscore.calls.pass, { rid, pass: 'Y', reason: 'seen' }, asClerk())
  await settleBoard(site)
  const before = (await writtenBoard(site)).runs
  await perform({ act: 'import', score: best + 20 }, [])
  await settleBoard(site)
  const after = await writtenBoard(site)
  expect(after.records).toEqual([])
  expect(after.runs).not.toEqual(before)
  expect((await site.call(archive.calls.list, {})).data.total).toBe(1)
})
