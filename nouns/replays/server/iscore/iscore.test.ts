import { encodeReplay } from '@patisserie/replay-encoder/encode'
import { makeRun } from '@patisserie/replay-encoder/make-run'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { replayCode } from '#rules/base62.ts'
import { hire } from '#site/test/hire.ts'
import { linkAccounts } from '#site/test/link-accounts.ts'
import { makeMember, type TestMember } from '#site/test/make-member.ts'
import { openTestSite, type TestSite } from '#site/test/open-test-site.ts'
import { iscore } from '../../contract/iscore.ts'
import { replays } from '../../contract/replays.ts'
import { addRun, settleBoard } from '../../test/iscore-board.ts'

let site: TestSite
let flan: TestMember
let remi: TestMember
let clerk: TestMember
let made = 0

beforeAll(async () => {
  site = await openTestSite({ ratesFactor: 1e6 })
  flan = await makeMember(site, 'flan')
  remi = await makeMember(site, 'remi')
  clerk = await hire(site, 'clerk', ['iscore'])
  const { own } = site.site.foundation.db
  await sql`alter table replays drop constraint replays_file_hash_fkey`.execute(own)
})
afterAll(() => site.close())
beforeEach(async () => {
  await sql`truncate replays, iscore_decisions, iscore_firsts, iscore_sums, pilots, pilot_claims, archived_runs, reminders
    restart identity cascade`.execute(site.site.foundation.db.own)
  site.site.foundation.touched(['iscore', 'replays', 'members'])
})

const { calls } = iscore
const by = ({ token }: TestMember) => ({ token })
const add = async (member: TestMember, over: Parameters<typeof addRun>[2] = {}) => {
  const id = await addRun(site, member.id, over)
  await settleBoard(site)
  return id
}
const pass = async (rid: number, verdict: 'Y' | 'N' = 'Y', was: 'waits' | 'passed' | 'refused' = 'waits') => {
  const answer = await site.call(calls.pass, { rid, pass: verdict, reason: '看过了', was }, by(clerk))
  await settleBoard(site)
  return answer.msg
}
/** Another account of the member of staff. */
const clerks = async () => {
  const other = await makeMember(site, `clerks${++made}`)
  await linkAccounts(site, clerk, other)
  return other
}
const board = async (game?: 10 | 11) => (await site.call(calls.board, game ? { game } : {})).data.rows
const places = async () => (await board()).map(({ RANK, NICK, JF }) => [RANK, NICK, JF])
const remindersOf = (member: TestMember) =>
  site.site.foundation.db.own
    .selectFrom('reminders')
    .select(['kind', 'subject', 'data'])
    .where('member', '=', member.id)
    .execute()

describe('a run on its way to the board', () => {
  test('a new pilot’s run waits, is passed, counts, and lets the next one through', async () => {
    const first = await add(flan)
    expect(await places()).toEqual([])
    const waiting = (await site.call(calls.queue, {}, by(clerk))).data.rows
    expect(waiting).toMatchObject([{ KeyID: first, WHY: 'newPilot', VALUE: 5_000, NICK: 'flan', STATE: 'waits' }])
    expect((await site.call(calls.mine, {}, by(flan))).data).toMatchObject({
      row: null,
      pending: [{ KeyID: first, STANDING: 'waits', WHY: 'newPilot' }],
    })
    expect(await pass(first)).toBe('')
    expect(await places()).toEqual([[1, 'flan', 5]])
    await add(flan, { shot: 'ReimuB' })
    expect(await places()).toEqual([[1, 'flan', 9]])
    expect((await site.call(calls.queue, {}, by(clerk))).data.total).toBe(0)
  })

  test('whoever played it is told, and the act stands in the log', async () => {
    const rid = await add(flan)
    await pass(rid)
    expect(await remindersOf(flan)).toEqual([
      {
        kind: 'iscoreDecided',
        subject: `replay:${rid}`,
        data: { verdict: 'pass', note: '看过了', code: replayCode(rid), game: 10 },
      },
    ])
    const logged = await site.site.foundation.db.own
      .selectFrom('staff_log')
      .select(['actor', 'subject', 'reason', 'after'])
      .where('act', '=', 'passIscore')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow()
    expect(logged).toMatchObject({ actor: clerk.id, subject: `replay:${rid}`, reason: '看过了' })
    expect(JSON.parse(logged.after)).toMatchObject({ state: 'passed' })
  })

  test('two of the staff at once: one decides, the other hears of it; later it can be turned round', async () => {
    const rid = await add(flan)
    const both = await Promise.all([pass(rid), pass(rid, 'N')])
    expect(both.filter((msg) => msg === '')).toHaveLength(1)
    expect(both.filter((msg) => msg === 'decided')).toHaveLength(1)
    const { rows } = (await site.call(calls.queue, { state: 'passed' }, by(clerk))).data
    const state = rows.length === 1 ? 'passed' : 'refused'
    expect(await pass(rid, state === 'passed' ? 'N' : 'Y', state)).toBe('')
    expect(await pass(rid, state === 'passed' ? 'N' : 'Y', state)).toBe('decided')
  })

  test('a refusal says why to whoever played it', async () => {
    const rid = await add(flan)
    await pass(rid, 'N')
    const { pending } = (await site.call(calls.mine, {}, by(flan))).data
    expect(pending).toMatchObject([{ STANDING: 'refused', REASON: '看过了', WHY: null }])
  })

  test('staff do not pass their own, and give a reason', async () => {
    const rid = await add(clerk)
    expect(await pass(rid)).toBe('ownRun')
    expect(await pass(await add(await clerks(), { pilot: 'X2' }))).toBe('ownRun')
    const others = await add(flan, { pilot: 'X1' })
    expect((await site.call(calls.pass, { rid: others, pass: 'Y', reason: ' ' }, by(clerk))).msg).toBe('reasonEmpty')
    const long = '字'.repeat(101)
    expect((await site.call(calls.pass, { rid: others, pass: 'Y', reason: long }, by(clerk))).msg).toBe('reasonLong')
    const neta = await add(flan, { category: 'neta' })
    expect(await pass(neta)).toBe('gone')
  })

  test('a real upload is rated, and its row shows what it brings', async () => {
    const bytes = encodeReplay(
      makeRun({ game: 'th10', seed: 7, slowRate: 0, difficulty: 3, clear: true, name: 'Mochi' }),
    )
    const flags = { NM: 'N', NB: 'N', NT: 'N', NSY: 'N', open: 'Y', commentable: 'Y', screen: '' } as const
    const file = { name: 'a.rpy', bytes }
    const fields = { comment: '', category: 'hunguan', ...flags } as const
    const { data } = await site.call(replays.calls.upload, fields, { token: flan.token, file })
    await settleBoard(site)
    await pass(data.KeyID)
    const shown = await site.call(replays.calls.one, { code: data.CODE })
    expect(shown.data.JF).toBe(5_000)
    await site.call(replays.calls.remove, { rid: data.KeyID }, by(flan))
    await settleBoard(site)
    expect(await places()).toEqual([])
  })
})

describe('the board', () => {
  test('equal sums share a place, on the next page too; games have boards of their own', async () => {
    const people = [flan, remi, await makeMember(site, 'saku'), await makeMember(site, 'mei')]
    const difficulties = ['L', 'H', 'H', 'N'] as const
    for (const [i, member] of people.entries()) {
      await pass(await add(member, { difficulty: difficulties[i] ?? 'L', pilot: `P${i}` }))
    }
    expect(await places()).toEqual([
      [1, 'flan', 5],
      [2, 'remi', 3],
      [2, 'saku', 3],
      [4, 'mei', 2],
    ])
    const second = (await site.call(calls.board, { pageSize: 2, pageNum: 2 })).data
    expect(second).toMatchObject({ total: 4, pageInfo: { pages: 2 } })
    expect(second.rows.map(({ RANK, NICK }) => [RANK, NICK])).toEqual([
      [2, 'saku'],
      [4, 'mei'],
    ])
    expect(await board(11)).toEqual([])
    expect((await board(10))[0]).toMatchObject({ RANK: 1, JF: 5, GAMES: [{ GAM: 10, JF: 5 }] })
  })

  test('a sum opens into its runs with factors and bonuses', async () => {
    const rid = await add(flan)
    await pass(rid)
    await add(flan, { shot: 'MarisaC', difficulty: 'H' })
    const code = replayCode(rid)
    expect((await site.call(calls.setWorldFirst, { code, grant: 'Y', reason: '首次' }, by(clerk))).msg).toBe('')
    await settleBoard(site)
    const parts = (await site.call(calls.parts, { UID: flan.id })).data
    expect(parts).toMatchObject({ RANK: 1, JF: 17, NICK: 'flan' }) // 5 + 3 × 0.8, and 10
    expect(parts.GAMES).toMatchObject([
      {
        GAM: 10,
        JF: 17,
        RUNS: [
          { CODE: code, CHARA: 'ReimuA', RANK: 'L', KIND: 'clear', PLACE: 0, VALUE: 5_000, PART: 5_000 },
          { CHARA: 'MarisaC', RANK: 'H', PLACE: 1, VALUE: 3_000, PART: 2_400 },
        ],
        BONUSES: [{ CODE: code, BONUS: 'first' }],
      },
    ])
    expect((await site.call(replays.calls.some, { reps: [rid] })).data[0]?.JF).toBe(15_000)
  })

  test('who hides replays or honours, or has closed the account, is not on it for others', async () => {
    await pass(await add(flan))
    const { own } = site.site.foundation.db
    const set = async (change: { shows_replays?: boolean; shows_honor?: boolean; closed_at?: Date | null }) => {
      await own.updateTable('members').set(change).where('id', '=', flan.id).execute()
      site.site.foundation.touched(['members'])
    }
    for (const [hidden, shown] of [
      [{ shows_replays: false }, { shows_replays: true }],
      [{ shows_honor: false }, { shows_honor: true }],
      [{ closed_at: new Date() }, { closed_at: null }],
    ]) {
      await set(hidden ?? {})
      expect(await places()).toEqual([])
      expect((await site.call(calls.parts, { UID: flan.id })).msg).toBe('nobody')
      await set(shown ?? {})
    }
    await set({ shows_honor: false })
    expect((await site.call(calls.mine, {}, by(flan))).data).toMatchObject({ hidden: true, row: { RANK: 1, JF: 5 } })
    expect((await site.call(calls.parts, { UID: flan.id }, by(flan))).data).toMatchObject({ JF: 5 })
    await set({ shows_honor: true })
    expect(await places()).toEqual([[1, 'flan', 5]])
  })
})

describe('signatures', () => {
  const claim = (member: TestMember, rid: number) => site.call(calls.claimPilot, { rid, note: '是我' }, by(member))
  const decide = async (id: number, verdict: 'Y' | 'N' = 'Y', was: 'waits' | 'passed' = 'waits') => {
    const answer = await site.call(calls.decidePilot, { id, pass: verdict, reason: '对得上', was }, by(clerk))
    await settleBoard(site)
    return answer.msg
  }
  const claimsNow = async () => (await site.call(calls.pilotClaims, {}, by(clerk))).data.rows

  test('a member asks with a replay, staff confirm, the runs count and the member is told', async () => {
    const rid = await add(flan, { pilot: 'Flan' })
    expect((await site.call(calls.myPilots, {}, by(flan))).data).toEqual({
      claims: [],
      free: [{ PILOT: 'Flan', RUNS: 1, KeyID: rid, CODE: replayCode(rid) }],
    })
    expect((await claim(flan, rid)).msg).toBe('')
    expect((await claim(flan, rid)).msg).toBe('claimed')
    const [row] = await claimsNow()
    expect(row).toMatchObject({ PILOT: 'Flan', NICK: 'flan', CODE: replayCode(rid), OWN: 1, OTHERS: 0, NOTE: '是我' })
    expect(await decide(row?.id ?? 0)).toBe('')
    expect(await places()).toEqual([[1, 'flan', 5]])
    expect((await site.call(calls.myPilots, {}, by(flan))).data).toMatchObject({
      claims: [{ STATE: 'passed', REASON: '对得上' }],
      free: [],
    })
    expect(await remindersOf(flan)).toMatchObject([{ kind: 'pilotDecided', data: { verdict: 'pass', pilot: 'Flan' } }])
  })

  test('another member’s runs with it stop counting, and count again when it is taken back', async () => {
    await pass(await add(remi, { pilot: 'FLAN' }))
    expect(await places()).toEqual([[1, 'remi', 5]])
    await claim(flan, await add(flan, { pilot: 'flan ' }))
    const [row] = await claimsNow()
    expect(row).toMatchObject({ OWN: 1, OTHERS: 1 })
    await decide(row?.id ?? 0)
    expect(await places()).toEqual([[1, 'flan', 5]])
    expect((await site.call(calls.mine, {}, by(remi))).data.pending).toMatchObject([{ STANDING: 'foreign' }])
    expect((await claim(remi, (await site.call(calls.mine, {}, by(remi))).data.pending[0]?.KeyID ?? 0)).msg).toBe(
      'pilotTaken',
    )
    expect(await decide(row?.id ?? 0, 'N', 'passed')).toBe('')
    expect(await places()).toEqual([[1, 'remi', 5]])
  })

  test('two of the staff decide the same claim: the second hears of it', async () => {
    await claim(flan, await add(flan))
    const id = (await claimsNow())[0]?.id ?? 0
    expect((await Promise.all([decide(id), decide(id, 'N')])).sort()).toEqual(['', 'decided'])
  })

  test('two claims of one name: whoever is confirmed has it', async () => {
    await claim(flan, await add(flan))
    await claim(remi, await add(remi))
    const [first, second] = await claimsNow()
    expect((await Promise.all([decide(first?.id ?? 0), decide(second?.id ?? 0)])).sort()).toEqual(['', 'pilotTaken'])
  })

  test('is not given by staff to another account of their own', async () => {
    const other = await clerks()
    expect((await claim(other, await add(other, { pilot: 'Mine' }))).msg).toBe('')
    const [row] = await claimsNow()
    expect(await decide(row?.id ?? 0)).toBe('ownRun')
  })

  test('a default name, another’s replay and one that is gone are refused', async () => {
    expect((await claim(flan, await add(flan, { pilot: 'NO NAME' }))).msg).toBe('plainName')
    expect((await claim(flan, await add(remi))).msg).toBe('notOwn')
    expect((await claim(flan, 999)).msg).toBe('gone')
  })
})

describe('world-firsts', () => {
  const grant = async (rid: number, verdict: 'Y' | 'N' = 'Y') => {
    const input = { code: replayCode(rid), grant: verdict, reason: '首次' }
    const { msg } = await site.call(calls.setWorldFirst, input, by(clerk))
    await settleBoard(site)
    return msg
  }
  test('are not given by staff to another account of their own', async () => {
    expect(await grant(await add(await clerks(), { pilot: 'X3' }))).toBe('ownRun')
  })

  test('once for each game, difficulty, character and kind; taken back with its points', async () => {
    const rid = await add(flan)
    expect(await grant(rid)).toBe('notCounted')
    await pass(rid)
    expect(await grant(rid)).toBe('')
    expect(await places()).toEqual([[1, 'flan', 15]])
    const later = await add(remi, { pilot: 'REMI' })
    await pass(later)
    expect(await grant(later)).toBe('firstTaken')
    expect((await site.call(calls.worldFirsts, {}, by(clerk))).data.rows).toMatchObject([
      { KeyID: rid, GAM: 10, RANK: 'L', CHARA: 'ReimuA', KIND: 'clear', NICK: 'flan', REASON: '首次' },
    ])
    expect(await grant(rid, 'N')).toBe('')
    expect((await places())[0]).toEqual([1, 'flan', 5])
    expect(await grant(rid, 'N')).toBe('gone')
    expect(await grant(later)).toBe('')
  })
  test('the archive sets the past, and score runs are no clears', async () => {
    const { own } = site.site.foundation.db
    const archived = { difficulty: 'L', shot: 'ReimuA', route: '', score: 1, slow: null, played: '', uploaded: '' }
    await own
      .insertInto('archived_runs')
      .values({ game: 10, pilot: 'old', owner: null, ...archived })
      .execute()
    const rid = await add(flan)
    await pass(rid)
    expect(await grant(rid)).toBe('archiveFirst')
    const noMiss = await add(flan, { category: 'nn' })
    expect(await grant(noMiss)).toBe('')
    const score = await add(flan, { category: 'score' })
    expect(await grant(score)).toBe('noFirst')
  })
})
