import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { accounts } from '#contract/accounts.ts'
import type { Tx } from '#kit/db/database.ts'
import type { Caller } from '#kit/http/call.ts'
import { Refusal } from '#kit/refusal.ts'
import { giveCodes, hire } from '#site/test/hire.ts'
import { makeMember, type TestMember } from '#site/test/make-member.ts'
import { type GuardedMember, guard, makeOwner } from '#site/test/make-owner.ts'
import { openTestSite, type TestSite } from '#site/test/open-test-site.ts'
import { authenticate } from '../authenticate.ts'
import { insertScriptToken } from '../script-tokens.ts'
import { createSession } from '../store.ts'
import { doCount, holdCode, holdEntered } from './hold-codes.ts'
import { countAdmins, lockJudged, sessionSince, staffMembers } from './staff-reads.ts'
import { enterMember, setBlackFlag, setStaff } from './staff-store.ts'

const hour = 3_600_000

let site: TestSite
let clerk: GuardedMember
let chief: GuardedMember
let reader: TestMember
beforeAll(async () => {
  site = await openTestSite({ jobs: false })
  clerk = await hire(site, 'clerk', ['user'])
  chief = await hire(site, 'chief', ['admin', 'replay'])
  reader = await makeMember(site, 'reader')
})
afterAll(() => site.close())

const run = <T>(work: (tx: Tx) => Promise<T>) => site.site.foundation.db.transaction(work)
const time = () => site.site.foundation.now()
const whois = (token: string, { demo = false, at = time() } = {}) =>
  authenticate({ db: site.site.foundation.db, demo }, token, at)
const callerOf = async (token: string): Promise<Caller> => {
  const caller = await whois(token)
  if (!caller) throw new Error('nobody is logged in')
  return caller
}
const set = (member: TestMember, columns: object) =>
  site.site.foundation.db.own.updateTable('members').set(columns).where('id', '=', member.id).execute()
/** The gate that refuses, or 'passes'. */
const gateOf = async (work: (tx: Tx) => Promise<unknown>) =>
  run(work).then(
    () => 'passes',
    (error: unknown) => {
      if (error instanceof Refusal) return error.auth
      throw error
    },
  )

describe('a staff code', () => {
  const holds = async (member: TestMember, code: 'user' | 'admin' = 'user', demo = false) => {
    const caller = await callerOf(member.token)
    return gateOf((tx) => holdCode(tx, caller, code, { now: time(), demo }))
  }

  test('is held by who has it, and by nobody else', async () => {
    expect([await holds(clerk), await holds(clerk, 'admin'), await holds(reader)]).toEqual(['passes', 'admin', 'admin'])
  })

  test('does not hold while its member is flagged, and holds again after the end of the flag', async () => {
    await set(clerk, { black: true })
    expect(await holds(clerk)).toBe('admin')
    await set(clerk, { black_until: new Date(time().getTime() + hour) })
    expect(await holds(clerk)).toBe('admin')
    await set(clerk, { black_until: new Date(time().getTime() - hour) })
    expect(await holds(clerk)).toBe('passes')
    await set(clerk, { black: false, black_until: null })
  })

  test('does not hold without two-factor, but for demo accounts on the demo site', async () => {
    const bare = await makeMember(site, 'bare')
    await giveCodes(site, 'bare', ['user'])
    expect([await holds(bare), await holds(bare, 'user', true)]).toEqual(['admin', 'admin'])
    await set(bare, { mail: 'bare@demo.invalid' })
    expect([await holds(bare), await holds(bare, 'user', true)]).toEqual(['admin', 'passes'])
  })

  test('does not hold once the session is over, or in the name of another member', async () => {
    const { id, token } = await run((tx) => createSession(tx, { member: clerk.id, agent: 'x', now: time() }))
    const caller = await callerOf(token)
    await site.site.foundation.db.own.deleteFrom('sessions').where('id', '=', id).execute()
    const hold = (by: Caller) => gateOf((tx) => holdCode(tx, by, 'user', { now: time(), demo: false }))
    expect(await hold(caller)).toBe('login')
    expect(await hold({ ...(await callerOf(clerk.token)), id: chief.id })).toBe('login')
  })

  test('counts with two-factor, or for a demo account on the demo site, whichever it is', async () => {
    const counts = (member: TestMember, demo = false) => run((tx) => doCount(tx, { member: member.id, demo }))
    const guarded = await guard(site, await makeOwner(site, 'guarded'))
    const demo = await makeMember(site, 'demo')
    await set(demo, { mail: 'demo@demo.invalid' })
    expect([await counts(guarded), await counts(reader), await counts(reader, true)]).toEqual([true, false, false])
    expect([await counts(demo), await counts(demo, true)]).toEqual([false, true])
  })

  test('is named to its member only where it counts', async () => {
    await giveCodes(site, 'demo', ['user'])
    const { token } = await run(async (tx) => {
      const { id } = await tx.selectFrom('members').select('id').where('account', '=', 'demo').executeTakeFirstOrThrow()
      return createSession(tx, { member: id, agent: 'x', now: time() })
    })
    expect(await whois(token)).toMatchObject({ staff: [], needsFactor: true })
    const shown = await whois(token, { demo: true })
    expect([shown?.staff, shown?.needsFactor]).toEqual([['user'], undefined])
    expect((await callerOf(reader.token)).needsFactor).toBeUndefined()
  })
})

describe('a session inside another account', () => {
  const enter = async (member: TestMember) => {
    const { session } = await callerOf(clerk.token)
    const entering = { member: member.id, by: clerk.id, session, now: time() }
    return (await run((tx) => enterMember(tx, entering))).token
  }
  const stands = (caller: Caller) => gateOf((tx) => holdEntered(tx, caller, { now: time(), demo: false }))

  test('stands while its staff may be there', async () => {
    const caller = await callerOf(await enter(reader))
    expect(caller).toMatchObject({ id: reader.id, enteredBy: clerk.id, staff: [] })
    expect(await stands(caller)).toBe('passes')
    await set(clerk, { black: true })
    expect(await stands(caller)).toBe('login')
    await set(clerk, { black: false })
    expect(await stands({ ...caller, session: (await callerOf(reader.token)).session })).toBe('login')
  })

  test('ends after an hour, one of one’s own only when it is not used', async () => {
    const began = time()
    const { session } = await callerOf(clerk.token)
    const entering = { member: reader.id, by: clerk.id, session, now: began }
    const { token } = await run((tx) => enterMember(tx, entering))
    const at = (ms: number) => ({ at: new Date(began.getTime() + ms) })
    expect(await whois(token, at(hour))).not.toBeNull()
    expect(await whois(token, at(hour + 1))).toBeNull()
    expect(await whois(reader.token, at(2 * hour))).toMatchObject({ id: reader.id })
  })

  test('ends with the code `user` and with a flag, and with nothing less', async () => {
    const token = await enter(reader)
    await run((tx) => setStaff(tx, clerk.id, ['user', 'iscore']))
    await run((tx) => setBlackFlag(tx, clerk.id, { black: false, reason: '', until: null }))
    expect(await whois(token)).toMatchObject({ id: reader.id })
    await run((tx) => setStaff(tx, clerk.id, ['iscore']))
    await run((tx) => setStaff(tx, clerk.id, ['user']))
    expect(await whois(token)).toBeNull()
    const again = await enter(reader)
    await run((tx) => setBlackFlag(tx, clerk.id, { black: true, reason: 'x', until: null }))
    await run((tx) => setBlackFlag(tx, clerk.id, { black: false, reason: '', until: null }))
    expect(await whois(again)).toBeNull()
  })
})

describe('the staff', () => {
  test('are listed with when they were seen last; who left is not', async () => {
    const left = await makeMember(site, 'left')
    await giveCodes(site, 'left', ['admin'])
    const admins = await run(countAdmins)
    await set(left, { closed_at: time() })
    expect(await run(countAdmins)).toBe(admins - 1)
    const seen = new Date(time().getTime() + 9 * hour)
    for (const now of [seen, time()]) {
      await run((tx) => createSession(tx, { member: chief.id, agent: 'x', now }))
    }
    const listed = await staffMembers(site.site.foundation.db.read)
    expect(listed.find(({ id }) => id === chief.id)).toMatchObject({
      account: 'chief',
      staff: ['admin', 'replay'],
      seen,
    })
    const ids = listed.map(({ id }) => id)
    expect([ids.includes(left.id), ids.includes(reader.id)]).toEqual([false, false])
    expect(ids).toEqual(ids.toSorted((a, b) => a - b))
  })

  test('judge members who are there, and hear when their own session began', async () => {
    const gone = await makeMember(site, 'gone')
    expect(await run((tx) => lockJudged(tx, gone.id))).toMatchObject({ id: gone.id, black: false, staff: [] })
    await set(gone, { closed_at: time() })
    expect(await run((tx) => lockJudged(tx, gone.id))).toBeUndefined()
    const now = new Date('2026-11-20T12:00:00Z')
    const { id } = await run((tx) => createSession(tx, { member: reader.id, agent: 'x', now }))
    expect(await run((tx) => sessionSince(tx, id))).toEqual(now)
    expect(await run((tx) => sessionSince(tx, 'no such session'))).toBeUndefined()
  })
})

test('a script is its member, without staff codes, until its token or the account ends', async () => {
  const now = time()
  const until = new Date(now.getTime() + hour)
  const made = (member: TestMember) =>
    run((tx) => insertScriptToken(tx, { member: member.id, name: 'x', scopes: ['read', 'read'], now, until }))
  const unverified = await makeMember(site, 'unverified', false)
  const [script, other] = [await made(chief), await made(unverified)]
  expect(script.row.scopes).toEqual(['read'])
  expect(await whois(script.token)).toMatchObject({
    id: chief.id,
    verified: true,
    black: false,
    staff: [],
    session: '',
    scopes: ['read'],
  })
  await set(unverified, { black: true })
  expect(await whois(other.token)).toMatchObject({ id: unverified.id, verified: false, black: true })
  expect(await whois(other.token, { at: until })).toBeNull()
  await set(unverified, { closed_at: now })
  expect(await whois(other.token)).toBeNull()
})

test('the first log-in is the first', async () => {
  const { id } = await makeMember(site, 'novice')
  await set({ id, token: '' }, { first_login_at: null })
  const first = async () => (await run((tx) => createSession(tx, { member: id, agent: 'x', now: time() }))).first
  expect([await first(), await first()]).toEqual([true, false])
  expect((await site.call(accounts.calls.me, {}, { token: reader.token })).data.id).toBe(reader.id)
})
