import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Tx } from '#kit/db/database.ts'
import { openTestSite, type TestSite } from '#site/test/open-test-site.ts'
import { waitingFor } from '#site/test/waiting-for.ts'
import { lookRules } from '../names/look-of.ts'
import { createMember, type NewMember } from './create-member.ts'
import { fillLooks, isLookTaken } from './names/look-store.ts'
import { fillNames } from './names/name-store.ts'
import { setNickname } from './store.ts'

let site: TestSite
beforeAll(async () => {
  site = await openTestSite({ jobs: false })
})
afterAll(() => site.close())

const database = () => site.site.foundation.db
const now = new Date('2026-11-20T12:00:00Z')
type Wish = Partial<NewMember> & Pick<NewMember, 'account'>
const createIn = (tx: Tx, wish: Wish) => {
  const mail = `${wish.account}@example.test`
  return createMember(tx, { mail, password: 'none', language: 'zh', verified: false, now, ...wish })
}
const create = (wish: Wish) => database().transaction((tx) => createIn(tx, wish))
const idOf = async (wish: Wish) => {
  const made = await create(wish)
  if ('taken' in made) throw new Error(`the ${made.taken} is taken`)
  return made.id
}
const rowOf = (id: number) =>
  database().own.selectFrom('members').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const nickOf = async (wish: Wish) => (await rowOf(await idOf(wish))).nick

describe('a new member', () => {
  test('has what was asked for, and the mail is verified only if it is', async () => {
    const id = await idOf({ account: 'Anna', mail: ' Anna@Example.TEST', language: 'en' })
    expect(await rowOf(id)).toMatchObject({
      account: 'Anna',
      nick: 'Anna',
      mail: 'anna@example.test',
      mail_verified_at: null,
      first_login_at: null,
      language: 'en',
      created_at: now,
    })
    expect((await rowOf(await idOf({ account: 'anton', verified: true }))).mail_verified_at).toEqual(now)
  })

  test('hears which part is taken, the account in any case first', async () => {
    await idOf({ account: 'berta', nick: '贝尔塔' })
    expect(await create({ account: 'BERTA', mail: 'new@example.test', nick: 'new' })).toEqual({ taken: 'account' })
    expect(await create({ account: 'berta' })).toEqual({ taken: 'account' })
    expect(await create({ account: 'other_b2', mail: 'Berta@example.test' })).toEqual({ taken: 'mail' })
    expect(await create({ account: 'other_b3', nick: ' 贝尔塔 ' })).toEqual({ taken: 'nick' })
    expect(await create({ account: 'other_b4', nick: '貝爾塔' })).toEqual({ taken: 'nick' })
  })

  test('whose account name is somebody’s nickname gets the first free number from 2 to 9', async () => {
    await idOf({ account: 'other_c1', nick: 'carla' })
    expect(await nickOf({ account: 'carla' })).toBe('carla2')
    for (const n of ['', 2, 3, 4, 5, 6, 7, 8]) await idOf({ account: `x_d${n}`, nick: `dora${n}` })
    expect(await nickOf({ account: 'dora' })).toBe('dora9')
  })

  test('for whom all of these are taken gets a long number, and none after nine that are taken', async () => {
    for (const n of ['', 2, 3, 4, 5, 6, 7, 8, 9]) await idOf({ account: `x_e${n}`, nick: `emma${n}` })
    expect(await nickOf({ account: 'emma' })).toMatch(/^emma\d{5,8}$/)
    for (const n of ['', 2, 3, 4, 5, 6, 7, 8, 9, 12_345]) await idOf({ account: `x_f${n}`, nick: `frida${n}` })
    const { randomInt } = crypto
    let drawn = 0
    Object.assign(crypto, { randomInt: () => ++drawn && 12_345 })
    syncBuiltinESMExports()
    try {
      expect(await create({ account: 'frida' })).toEqual({ taken: 'nick' })
    } finally {
      Object.assign(crypto, { randomInt })
      syncBuiltinESMExports()
    }
    expect(drawn).toBe(9)
  })
})

describe('of two who register at once', () => {
  /** The second begins while the first is not committed, and ends after it. */
  async function race(first: Wish, second: Wish) {
    const made = Promise.withResolvers<void>()
    const go = Promise.withResolvers<void>()
    const one = database().transaction(async (tx) => {
      await createIn(tx, first)
      made.resolve()
      await go.promise
    })
    await Promise.race([made.promise, one])
    const other = create(second)
    await waitingFor(site, 1)
    go.resolve()
    await one
    return other
  }

  test.each([
    ['account', { account: 'gerda', nick: 'g1' }, { account: 'Gerda', mail: 'g2@example.test', nick: 'g2' }],
    ['mail', { account: 'hanna', nick: 'h1' }, { account: 'other_h2', mail: 'hanna@example.test', nick: 'h2' }],
    ['nick', { account: 'other_i1', nick: 'irma' }, { account: 'other_i2', nick: 'irma' }],
  ])('the second hears that the %s is taken', async (taken, first, second) => {
    expect(await race(first, second)).toEqual({ taken })
  })

  test('the second gets a number where the name was not asked for', async () => {
    const made = await race({ account: 'other_j1', nick: 'julia' }, { account: 'julia' })
    expect('id' in made && (await rowOf(made.id)).nick).toBe('julia2')
  })
})

describe('looks', () => {
  const lookOfMember = async (member: number) => {
    const rows = await database().own.selectFrom('member_looks').selectAll().where('member', '=', member).execute()
    return rows.map(({ look, rules }) => [look, rules])
  }
  const isTaken = (nick: string, member?: number) => database().transaction((tx) => isLookTaken(tx, nick, member))

  test('of one’s own name are not taken', async () => {
    const id = await idOf({ account: 'klara', nick: '店长' })
    expect([await isTaken('店長'), await isTaken('店長', id), await isTaken('店員')]).toEqual([true, false, false])
    expect(await database().transaction((tx) => setNickname(tx, id, '店長'))).toBe(true)
    const other = await idOf({ account: 'lotte' })
    expect(await database().transaction((tx) => setNickname(tx, other, '店长'))).toBe(false)
  })

  test('that are missing or of older rules are filled in; those of today stay', async () => {
    const [missing, older, kept, forgotten, closed] = [
      await idOf({ account: 'other_m1', nick: '蛋糕' }),
      await idOf({ account: 'other_m2', nick: '糖果' }),
      await idOf({ account: 'other_m3', nick: '布丁' }),
      await idOf({ account: 'other_m4', nick: '饼干' }),
      await idOf({ account: 'other_m5', nick: '月饼店' }),
    ]
    const { pool } = database()
    await pool.query('delete from member_looks where member = any($1::bigint[])', [[missing, forgotten, closed]])
    await pool.query(`update member_looks set look = 'x', rules = $2 where member = $1`, [older, lookRules - 1])
    await pool.query(`update member_looks set look = 'kept' where member = $1`, [kept])
    await pool.query('update members set closed_at = now(), forgotten_at = now() where id = $1', [forgotten])
    await pool.query(`update members set closed_at = now(), nick = '' where id = $1`, [closed])
    await pool.query(
      `insert into closures (member, nick, head, introduction, background, shown, closed_at, forget_at)
       values ($1, '月餅店', '', '', '', '{}', now(), now())`,
      [closed],
    )
    await fillLooks(database())
    expect(await lookOfMember(missing)).toEqual([['蛋糕', lookRules]])
    expect(await lookOfMember(older)).toEqual([['糖果', lookRules]])
    expect(await lookOfMember(kept)).toEqual([['kept', lookRules]])
    expect(await lookOfMember(forgotten)).toEqual([])
    expect(await lookOfMember(closed)).toEqual([['月饼店', lookRules]])
  })
})

test('search words that are missing are filled in, for one member too and for no closed account', async () => {
  const wordsOf = async (member: number) => {
    const rows = database().own.selectFrom('member_names').select('word').where('member', '=', member)
    return (await rows.orderBy('word').execute()).map(({ word }) => word)
  }
  const [open, closed] = [
    await idOf({ account: 'other_n1', nick: 'nut' }),
    await idOf({ account: 'other_n2', nick: 'oat' }),
  ]
  expect(await wordsOf(open)).toEqual(['nut', 'ut'])
  await fillNames(database())
  const { pool } = database()
  await pool.query('delete from member_names where member in ($1, $2)', [open, closed])
  await pool.query('update members set named = false where id in ($1, $2)', [open, closed])
  await pool.query('update members set closed_at = now() where id = $1', [closed])
  await fillNames(database())
  expect([await wordsOf(open), await wordsOf(closed)]).toEqual([['nut', 'ut'], []])
})
