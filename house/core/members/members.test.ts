import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Refusal } from '#kit/refusal.ts'
import { houseCodes, type Permission } from '#rules/staff/permissions.ts'
import { hire } from '#site/test/hire.ts'
import { makeMember, type TestMember } from '#site/test/make-member.ts'
import { openTestSite, type TestSite } from '#site/test/open-test-site.ts'
import { setBlack } from '#site/test/set-black.ts'
import { authenticate } from './authenticate.ts'
import { closeMember } from './close-member.ts'
import { fillNames, writeNames } from './names/name-store.ts'
import { doCount, holdCode } from './staff/hold-codes.ts'
import { houseStaff } from './staff/house-staff.ts'
import { staffMembers } from './staff/staff-reads.ts'
import { enteredMs } from './staff/staff-store.ts'

let site: TestSite
let baker: TestMember
let keeper: TestMember
beforeAll(async () => {
  site = await openTestSite({ jobs: false })
  baker = await makeMember(site, 'baker')
  keeper = await hire(site, 'keeper', ['replay'])
})
afterAll(() => site.close())

const db = () => site.site.foundation.db
const query = async (text: string, values: readonly unknown[] = []) => (await db().pool.query(text, [...values])).rows
const wordsOf = async (id: number) =>
  (await query('select word from member_names where member = $1 order by word', [id])).map(({ word }) => word)

describe('words of the mention search', () => {
  test('are filled in for one member too, and a closed account has none', async () => {
    const { id } = await makeMember(site, 'puff')
    await query('delete from member_names where member = $1', [id])
    await query('update members set named = false where id = $1', [id])
    await fillNames(db())
    expect(await wordsOf(id)).toEqual(['ff', 'puff', 'uff'])
    await db().transaction((tx) => writeNames(tx, id))
    expect(await wordsOf(id)).toEqual(['ff', 'puff', 'uff'])
    await db().transaction((tx) => closeMember(tx, id, new Date()))
    expect(await wordsOf(id)).toEqual([])
  })
})

describe('a closed account', () => {
  test('shows nothing; its card is answered once', async () => {
    const { id } = await makeMember(site, 'leaver')
    await query("update members set introduction = 'hello', shows_feed = false where id = $1", [id])
    const close = () => db().transaction((tx) => closeMember(tx, id, new Date()))
    const card = await close()
    expect(card).toMatchObject({ nick: 'leaver', introduction: 'hello' })
    expect(card?.shown).toContain('shows_topics')
    expect(card?.shown).not.toContain('shows_feed')
    const [row] = await query('select * from members where id = $1', [id])
    expect(row).toMatchObject({ nick: '', head: '', introduction: '', background: '' })
    const shown = Object.entries(row ?? {}).filter(([name]) => name.startsWith('shows_'))
    expect(shown.length).toBeGreaterThan(5)
    for (const [name, value] of shown) expect([name, value]).toEqual([name, false])
    expect(await close()).toBeNull()
  })
})

describe('a session', () => {
  const parts = () => ({ db: db(), demo: false })

  test('lasts longer than an hour, one that staff entered does not', async () => {
    const { id, token } = await makeMember(site, 'sitter')
    const inAnHour = new Date(Date.now() + enteredMs + 60_000)
    expect(await authenticate(parts(), token, inAnHour)).toMatchObject({ id, staff: [] })
    expect(await authenticate(parts(), 'x'.repeat(43), new Date())).toBeNull()
  })

  test('of staff without a second factor has no codes, and says so', async () => {
    const { id, token } = await makeMember(site, 'nofactor')
    await query("update members set staff = '{replay}' where id = $1", [id])
    expect(await authenticate(parts(), token, new Date())).toMatchObject({ id, staff: [], needsFactor: true })
    expect(await authenticate(parts(), keeper.token, new Date())).toMatchObject({ id: keeper.id, staff: ['replay'] })
  })
})

describe('a staff code', () => {
  const holds = (member: TestMember, code: Permission) =>
    db().transaction(async (tx) => {
      const caller = await authenticate({ db: db(), demo: false }, member.token, new Date())
      if (!caller) throw new Error('the member is not signed in')
      try {
        await holdCode(tx, caller, code, { now: new Date(), demo: false })
        return true
      } catch (error) {
        if (error instanceof Refusal) return false
        throw error
      }
    })

  test('is held by who has it, with a second factor, and not while flagged', async () => {
    expect(await holds(keeper, 'replay')).toBe(true)
    expect(await holds(keeper, 'ms')).toBe(false)
    expect(await holds(baker, 'replay')).toBe(false)
    await query("update members set staff = '{replay}' where id = $1", [baker.id])
    expect(await holds(baker, 'replay')).toBe(false)
    await setBlack(site, keeper, true)
    expect(await holds(keeper, 'replay')).toBe(false)
    await setBlack(site, keeper, false)
    expect(await holds(keeper, 'replay')).toBe(true)
  })

  test('counts with a second factor only', async () => {
    const counts = (member: number) => db().transaction((tx) => doCount(tx, { member, demo: false }))
    expect(await counts(keeper.id)).toBe(true)
    expect(await counts(baker.id)).toBe(false)
  })

  test('of the house gives the staff sign, but not to a closed account', async () => {
    const sign = async (id: number) =>
      (await query(`select ${houseStaff} as staff from members m where id = $1`, [id]))[0]?.staff
    const { id } = await makeMember(site, 'plain')
    expect(await sign(id)).toBe(false)
    expect(await sign(keeper.id)).toBe(false)
    await query('update members set staff = staff || $2::text where id = $1', [keeper.id, houseCodes[0]])
    expect(await sign(keeper.id)).toBe(true)
    await query('update members set closed_at = now() where id = $1', [keeper.id])
    expect(await sign(keeper.id)).toBe(false)
    await query("update members set closed_at = null, staff = '{replay}' where id = $1", [keeper.id])
  })
})

test('staff are listed with their latest session', async () => {
  await query(
    `insert into sessions select (jsonb_populate_record(s, jsonb_build_object('id', gen_random_uuid(),
       'token_hash', '\\x01', 'seen_at', '2020-01-01T00:00:00Z'))).* from sessions s where s.member = $1 limit 1`,
    [keeper.id],
  )
  const rows = await staffMembers(db().read)
  const row = rows.find(({ id }) => id === keeper.id)
  expect(row?.staff).toEqual(['replay'])
  expect(row?.seen?.getTime()).toBeGreaterThan(Date.now() - 3_600_000)
  expect(rows.map(({ id }) => id)).toEqual(rows.map(({ id }) => id).toSorted((a, b) => a - b))
})
