import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { auditLedger } from '#core/ledger/audit.ts'
import { fillLooks } from '#core/members/names/look-store.ts'
import { verifyChain } from '#core/staff-log/verify-chain.ts'
import { type Permission, permissions } from '#rules/staff/permissions.ts'
import { site as contract } from '#site/contract.ts'
import { hire } from '#site/test/hire.ts'
import { linkAccounts } from '#site/test/link-accounts.ts'
import { makeMember, type TestMember } from '#site/test/make-member.ts'
import { type GuardedMember, guard, makeOwner } from '#site/test/make-owner.ts'
import { openTestSite, type TestSite } from '#site/test/open-test-site.ts'
import { signInAgain } from '#site/test/sign-in-again.ts'
import { admin } from '../contract/admin.ts'

const { calls } = admin
const hour = 3_600_000

let site: TestSite
let chief: GuardedMember
let clerk: GuardedMember
let reader: TestMember
beforeAll(async () => {
  site = await openTestSite()
  chief = await hire(site, 'chief', ['admin', 'error'])
  clerk = await hire(site, 'clerk', ['user'])
  reader = await makeMember(site, 'reader')
})
afterAll(() => site.close())

const reason = 'because'
const as = ({ token }: TestMember) => ({ token })
const codesOf = async (member: TestMember) => {
  const { db } = site.site.foundation
  return (await db.read.selectFrom('members').select('staff').where('id', '=', member.id).executeTakeFirstOrThrow())
    .staff
}
const flagOf = (member: TestMember) =>
  site.site.foundation.db.read
    .selectFrom('members')
    .select(['black', 'black_reason', 'black_until'])
    .where('id', '=', member.id)
    .executeTakeFirstOrThrow()
const actsOn = async (subject: string) => (await site.call(calls.log, { subject }, as(chief))).data.rows

describe('the menu', () => {
  test('shows the areas of one’s codes, and common to all staff', async () => {
    const menu = (await site.call(calls.menu, {}, as(chief))).data
    expect(menu.py).toEqual(['admin', 'error'])
    expect(menu.menu.map(({ area }) => area)).toEqual(['common', 'admin', 'error'])
    expect((await site.call(calls.menu, {}, as(reader))).auth).toBe('admin')
  })

  test('tells how much waits', async () => {
    const everywhere = await hire(site, 'everywhere', [...permissions])
    const flagged = await makeMember(site, 'flagged')
    const { menu } = (await site.call(calls.menu, {}, as(everywhere))).data
    // These areas have no desk yet.
    expect(menu.filter(({ open }) => !open).map(({ area }) => area)).toEqual([
      'match',
      'down',
      'download',
      'dumpling',
      'carnival',
      'files',
    ])
    const waiting = async () => (await site.call(calls.menu, {}, as(everywhere))).data.menu
    expect((await waiting()).filter((entry) => entry.waiting > 0)).toEqual([])
    await site.call(calls.flagUser, { UID: flagged.id, black: 'Y', reason }, as(clerk))
    await site.call(calls.appeal, { text: 'Why?' }, as(flagged))
    const users = {
      area: 'user',
      path: '/admin/super/user',
      open: true,
      waiting: 1,
      tabs: expect.arrayContaining([{ tab: 'appeals', waiting: 1 }]),
    }
    expect((await waiting()).filter((entry) => entry.waiting > 0)).toEqual([users])
    await site.call(calls.flagUser, { UID: flagged.id, black: 'N', reason }, as(clerk))
    expect((await waiting()).filter((entry) => entry.waiting > 0)).toEqual([])
  })
})

describe('codes', () => {
  test('become somebody’s, change and end, each time with the log saying what was before', async () => {
    const newcomer = await guard(site, await makeOwner(site, 'newcomer'))
    const id = String(newcomer.id)
    const code = () => ({ code: chief.code() })
    expect((await site.call(calls.addStaff, { id, permissions: ['replay'], reason, ...code() }, as(chief))).msg).toBe(
      '',
    )
    expect((await site.call(calls.menu, {}, as(newcomer))).data.py).toEqual(['replay'])
    expect((await site.call(calls.addStaff, { id, permissions: ['user'], reason }, as(chief))).msg).toBe(
      'duplicateAdmin',
    )
    const update = { UID: newcomer.id, permissions: ['user', 'iscore'], reason } as const
    const change = { ...update, permissions: [...update.permissions] }
    expect((await site.call(calls.updateStaff, { ...change, ...code() }, as(chief))).msg).toBe('')
    // The same codes again change nothing and are not logged.
    expect((await site.call(calls.updateStaff, { ...change, ...code() }, as(chief))).msg).toBe('')
    expect((await site.call(calls.updateStaff, { ...change, permissions: [], ...code() }, as(chief))).msg).toBe('')
    expect((await site.call(calls.menu, {}, as(newcomer))).auth).toBe('admin')
    expect((await site.call(calls.updateStaff, change, as(chief))).msg).toBe('missingAdmin')
    const acts = await actsOn(`member:${newcomer.id}`)
    expect(acts.map(({ act, before, after }) => [act, before, after])).toEqual([
      ['updateAdmin', '{"permissions":["iscore","user"]}', '{"permissions":[]}'],
      ['updateAdmin', '{"permissions":["replay"]}', '{"permissions":["iscore","user"]}'],
      ['addAdmin', '{"permissions":[]}', '{"permissions":["replay"]}'],
    ])
    expect(acts.every((act) => act.UID === chief.id && act.reason === reason)).toBe(true)
  })

  test('what is missing or there already is said', async () => {
    const id = String(reader.id)
    const add = (input: { id?: string; permissions?: Permission[]; reason?: string }) =>
      site.call(calls.addStaff, { id, permissions: ['replay'], reason, ...input }, as(chief))
    expect((await add({ id: '9999999' })).msg).toBe('missingMember')
    expect((await add({ permissions: [] })).msg).toBe('missingPermissions')
    expect((await add({ reason: ' ' })).msg).toBe('missingReason')
    expect((await add({ reason: '长'.repeat(101) })).msg).toBe('reasonLong')
    expect((await add({ id: String(clerk.id) })).msg).toBe('duplicateAdmin')
    expect((await add({ id: String(chief.id) })).msg).toBe('duplicateAdmin')
    expect((await add({ id: '123' })).status).toBe(400)
    expect(await codesOf(reader)).toEqual([])
  })

  test('two who are given at once become staff once', async () => {
    const twin = await makeMember(site, 'twin')
    const code = chief.code()
    const give = (permissions: Permission[]) =>
      site.call(calls.addStaff, { id: String(twin.id), permissions, reason, code }, as(chief))
    const answers = await Promise.all([give(['replay']), give(['iscore']), give(['board'])])
    expect(answers.map(({ msg }) => msg).sort()).toEqual(['', 'duplicateAdmin', 'duplicateAdmin'])
    expect(await actsOn(`member:${twin.id}`)).toHaveLength(1)
  })

  test('of two administrators who take the code from each other one stays', async () => {
    const rival = await hire(site, 'rival', ['admin'])
    const take = (from: TestMember, by: GuardedMember) =>
      site.call(calls.updateStaff, { UID: from.id, permissions: ['error'], reason, code: by.code() }, as(by))
    const answers = await Promise.all([take(rival, chief), take(chief, rival)])
    expect(answers.filter(({ auth, msg }) => auth === '' && msg === '')).toHaveLength(1)
    const admins = [await codesOf(chief), await codesOf(rival)].filter((codes) => codes.includes('admin'))
    expect(admins).toHaveLength(1)
    const { own } = site.site.foundation.db
    await own
      .updateTable('members')
      .set({ staff: ['admin', 'error'] })
      .where('id', '=', chief.id)
      .execute()
    await own.updateTable('members').set({ staff: [] }).where('id', '=', rival.id).execute()
    site.site.foundation.touched(['me'])
  })

  test('are not handed out from a session of yesterday', async () => {
    const { own } = site.site.foundation.db
    const old = await signInAgain(site, chief)
    const since = new Date(site.site.foundation.now().getTime() - 13 * hour)
    const newest = own
      .selectFrom('sessions')
      .select('id')
      .where('member', '=', chief.id)
      .orderBy('created_at', 'desc')
      .limit(1)
    await own.updateTable('sessions').set({ created_at: since }).where('id', '=', newest).execute()
    const change = { UID: clerk.id, permissions: ['user' as const], reason, code: chief.code() }
    expect((await site.call(calls.updateStaff, change, as(old))).msg).toBe('sessionOld')
    expect((await site.call(calls.updateStaff, change, as(chief))).msg).toBe('')
  })
})

describe('the black flag', () => {
  const flag = (member: TestMember, more: { black?: 'Y' | 'N'; until?: string } = {}) =>
    site.call(calls.flagUser, { UID: member.id, black: 'Y', reason, ...more }, as(clerk))

  test('is set with its reason and end, told, logged, and ends by itself', async () => {
    const rude = await makeMember(site, 'rude')
    const until = new Date(site.site.foundation.now().getTime() + hour).toISOString()
    expect((await flag(rude, { until })).msg).toBe('')
    expect((await flag(rude, { until })).msg).toBe('')
    expect(await actsOn(`member:${rude.id}`)).toHaveLength(1)
    const told = (await site.call(calls.punishment, {}, as(rude))).data
    expect(told).toMatchObject({ black: 'Y', reason, until })
    expect((await site.call(contract.accounts.calls.me, {}, as(rude))).data.black).toBe(true)
    const reminders = await site.site.foundation.db.read
      .selectFrom('reminders')
      .select(['kind', 'data'])
      .where('member', '=', rude.id)
      .execute()
    expect(reminders).toEqual([{ kind: 'blackFlag', data: { state: 'set', reason, until } }])
    site.advance(2 * hour)
    expect((await site.call(calls.punishment, {}, as(rude))).data.black).toBe('N')
    const found = await site.call(calls.users, { type: 'account', value: 'rude', only: 'black' }, as(clerk))
    expect(found.data.total).toBe(0)
  })

  test('is taken back', async () => {
    const sorry = await makeMember(site, 'sorry')
    await flag(sorry)
    expect((await flag(sorry, { black: 'N' })).msg).toBe('')
    expect(await flagOf(sorry)).toEqual({ black: false, black_reason: '', black_until: null })
    expect(await actsOn(`member:${sorry.id}`)).toHaveLength(2)
  })

  test('is nobody’s own, no staff member’s, and never ends in the past', async () => {
    expect((await flag(clerk)).msg).toBe('self')
    const other = await makeMember(site, 'clerks')
    await linkAccounts(site, clerk, other)
    for (const black of ['Y', 'N'] as const) expect((await flag(other, { black })).msg).toBe('self')
    expect((await flag(chief)).msg).toBe('staffMember')
    expect((await flag(reader, { until: '2001-01-01T00:00Z' })).msg).toBe('untilPast')
    expect((await site.call(calls.flagUser, { UID: 9_999_999, black: 'Y', reason }, as(clerk))).msg).toBe(
      'missingMember',
    )
    expect((await site.call(calls.flagUser, { UID: reader.id, black: 'Y', reason: '' }, as(clerk))).msg).toBe(
      'missingReason',
    )
    expect((await flagOf(reader)).black).toBe(false)
  })

  test('is appealed against once a day; passing lifts it', async () => {
    const cat = await makeMember(site, 'catowner')
    const text = 'It was my cat.'
    expect((await site.call(calls.appeal, { text }, as(cat))).msg).toBe('notBlack')
    await flag(cat)
    expect((await site.call(calls.appeal, { text: '　' }, as(cat))).msg).toBe('missingText')
    expect((await site.call(calls.appeal, { text: '喵'.repeat(201) }, as(cat))).msg).toBe('textLong')
    const twice = await Promise.all([
      site.call(calls.appeal, { text }, as(cat)),
      site.call(calls.appeal, { text }, as(cat)),
    ])
    expect(twice.map(({ msg }) => msg).sort()).toEqual(['', 'appealedToday'])
    const [open] = (await site.call(calls.appeals, {}, as(clerk))).data.rows
    expect(open).toMatchObject({ UID: cat.id, text, BLACKREASON: reason })
    const id = open?.id ?? 0
    expect((await site.call(calls.decideAppeal, { id, pass: 'N', reason: 'No cats.' }, as(clerk))).msg).toBe('')
    expect((await site.call(calls.decideAppeal, { id, pass: 'Y', reason }, as(clerk))).msg).toBe('missingAppeal')
    expect((await site.call(calls.punishment, {}, as(cat))).data.appeal).toMatchObject({
      state: 'notPass',
      answer: 'No cats.',
    })
    site.advance(25 * hour)
    const later = await signInAgain(site, cat)
    expect((await site.call(calls.appeal, { text: 'Really.' }, as(later))).msg).toBe('')
    const [second] = (await site.call(calls.appeals, {}, as(clerk))).data.rows
    expect((await site.call(calls.decideAppeal, { id: second?.id ?? 0, pass: 'Y', reason }, as(clerk))).msg).toBe('')
    expect((await flagOf(cat)).black).toBe(false)
    expect((await site.call(calls.appeals, {}, as(clerk))).data.total).toBe(0)
  })
})

describe('users', () => {
  test('are found by account, nickname, id and address, with what staff need', async () => {
    const { data } = await site.call(calls.users, { type: 'mail', value: 'READER@' }, as(clerk))
    expect(data.rows).toEqual([
      expect.objectContaining({
        UID: reader.id,
        ACCOUNT: 'reader',
        MAIL: 'reader@example.test',
        BLACK: 'N',
        REPLAYS: 0,
      }),
    ])
    for (const search of [
      { type: 'id', value: String(reader.id) },
      { type: 'account', value: 'reade' },
      { type: 'nick', value: 'eade' },
    ] as const) {
      const found = (await site.call(calls.users, search, as(clerk))).data.rows
      expect(found.map(({ UID }) => UID)).toEqual([reader.id])
    }
    expect((await site.call(calls.users, { type: 'account', value: '%' }, as(clerk))).data.total).toBe(0)
    expect((await site.call(calls.users, { type: 'id', value: '99999999999999999999' }, as(clerk))).data.total).toBe(0)
    expect((await site.call(calls.users, { only: 'staff' }, as(clerk))).data.rows.map(({ UID }) => UID)).toContain(
      chief.id,
    )
  })

  test('are named to all staff, without what is not theirs to know', async () => {
    const { data } = await site.call(calls.usersBare, { value: 'reader' }, as(chief))
    expect(data.rows).toEqual([{ UID: reader.id, ACCOUNT: 'reader', NICK: 'reader', HEAD: '' }])
  })

  test('get privilege levels', async () => {
    const shown = async () =>
      (await site.call(calls.users, { type: 'id', value: String(reader.id) }, as(clerk))).data.rows
    expect(await shown()).toMatchObject([{ LIFE: 0, BOMB: 0 }])
    const levels = { UID: reader.id, life: 3, bomb: 1, reason }
    expect((await site.call(calls.privilegeUser, levels, as(clerk))).msg).toBe('')
    expect((await site.call(calls.privilegeUser, levels, as(clerk))).msg).toBe('')
    expect(await actsOn(`member:${reader.id}`)).toHaveLength(1)
    expect((await site.call(calls.users, { only: 'privilege' }, as(clerk))).data.rows).toEqual([
      expect.objectContaining({ UID: reader.id, LIFE: 3, BOMB: 1 }),
    ])
    // The level that the ledger knows is what counts, however it is changed and by how many at once.
    const all = [
      { ...levels, life: 5, bomb: 0 },
      { ...levels, life: 8, bomb: 8 },
      { ...levels, life: 0, bomb: 2 },
    ]
    await Promise.all(all.map((each) => site.call(calls.privilegeUser, each, as(clerk))))
    const [after] = await shown()
    expect(all).toContainEqual({ ...levels, life: after?.LIFE, bomb: after?.BOMB })
    const audits = await auditLedger(site.site.foundation.db)
    expect(audits.map(({ wrong }) => wrong)).toEqual([[], []])
    await site.call(calls.privilegeUser, levels, as(clerk))
    expect(await shown()).toMatchObject([{ LIFE: 3, BOMB: 1 }])
    expect((await site.call(calls.privilegeUser, { ...levels, life: 9 }, as(clerk))).status).toBe(400)
    expect((await site.call(calls.privilegeUser, { ...levels, UID: clerk.id }, as(clerk))).msg).toBe('self')
    const other = await makeMember(site, 'clerks2')
    await linkAccounts(site, clerk, other)
    expect((await site.call(calls.privilegeUser, { ...levels, UID: other.id }, as(clerk))).msg).toBe('self')
  })
})

describe('the log', () => {
  test('is whole, paged, and one’s own acts are there for all staff', async () => {
    const { read } = site.site.foundation.db
    const chain = (await site.call(calls.checkLog, {}, as(chief))).data
    expect(chain).toEqual(await verifyChain(read))
    expect(chain.brokenAt).toBe(null)
    const first = (await site.call(calls.log, { pageSize: 3 }, as(chief))).data
    expect(first.rows).toHaveLength(3)
    const second = (await site.call(calls.log, { pageSize: 3, olderThan: first.next ?? 0 }, as(chief))).data
    expect(second.rows[0]?.id).toBe((first.rows[2]?.id ?? 0) - 1)
    const own = (await site.call(calls.myActs, { pageSize: 50 }, as(clerk))).data.rows
    expect(new Set(own.map(({ UID }) => UID))).toEqual(new Set([clerk.id]))
    expect((await site.call(calls.log, {}, as(clerk))).auth).toBe('admin')
  })
})

test('names that looked alike before the rule are listed, members’ and clubs’', async () => {
  const { db, touched } = site.site.foundation
  const [old, late] = [await makeMember(site, 'abbot'), await makeMember(site, 'monk')]
  const listed = async () => (await site.call(calls.alikeNames, { pageSize: 20, pageNum: 1 }, as(clerk))).data
  expect(await listed()).toMatchObject({ total: 0, rows: [] })
  await db.pool.query(`update members set nick = '長老', nick_folded = '長老' where id = $1`, [late.id])
  await db.pool.query(`update members set nick = '长老', nick_folded = '长老' where id = $1`, [old.id])
  await db.pool.query('delete from member_looks where member in ($1, $2)', [old.id, late.id])
  await fillLooks(db)
  for (const name of ['Tеa', 'Tea'])
    await db.pool.query('insert into clubs (name, name_folded, created_at) values ($1, $1, now())', [name])
  touched(['members', 'clubs'])
  const { total, rows } = await listed()
  expect(total).toBe(2)
  expect(
    rows.map(({ people, clubs }) => [...people.map(({ NICK }) => NICK), ...clubs.map(({ NAME }) => NAME)]),
  ).toEqual([
    ['Tеa', 'Tea'],
    ['长老', '長老'],
  ])
})
