import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { auditLedger } from '#core/ledger/audit.ts'
import { postTransfer } from '#core/ledger/post-transfer.ts'
import { walletOf } from '#core/ledger/reads.ts'
import type { Database } from '#kit/db/database.ts'
import { clubs } from '#nouns/clubs/contract/clubs.ts'
import { documentOf } from '#nouns/clubs/test/clubs.ts'
import {
  broughtHome,
  expectKitchensOnce,
  hurryOutings,
  openKitchens,
  settleOutings,
} from '#nouns/desserts/test/kitchen-under-load.ts'
import { type Hands, openHands, pressedKinds } from '#nouns/desserts/test/pressing-hands.ts'
import { house } from '#rules/ledger/houses.ts'
import { reasons } from '#rules/ledger/reasons.ts'
import type { Resource } from '#rules/ledger/resources.ts'
import { isWhole } from '../test/by-turns.ts'
import { type KillableSite, type KilledPart, killedParts, openKillable } from '../test/kills/killable-site.ts'
import type { TestMember } from '../test/make-member.ts'
import { addMember } from '../test/site-process.ts'

const kills = isWhole ? 50 : 3
const newcomersOfARound = 12

let killable: KillableSite
const db = () => killable.db
let hands: Hands
const members: TestMember[] = []
const startBalances = new Map<string, number>()

const endowment: Partial<Record<Resource, number>> = {
  ...{ player: 1, bomb: 1, score: 100_000_000, power: 10_000 },
  ...{ milk: 10_000, sugar: 10_000, gdd: 10_000, sjd: 10_000 },
}

/** A member who may give, and holds enough for the whole test. */
async function endowed(db: Database, account: string): Promise<TestMember> {
  const member = await addMember(db, account)
  const moves = Object.entries(endowment).map(([resource, amount]) => ({
    from: house('prizes'),
    to: member.id,
    resource: resource as Resource, // keys of `endowment`
    amount,
  }))
  const at = new Date()
  await db.transaction(async (tx) => {
    const created_at = new Date(at.getTime() - 40 * 86_400_000)
    await tx.updateTable('members').set({ created_at }).where('id', '=', member.id).execute()
    const about = { kind: 'nothing', id: 0 } as const
    await postTransfer(tx, { reason: 'prize', about, key: `endow:${member.id}`, at, moves })
  })
  return member
}

beforeAll(async () => {
  let m = 0
  killable = await openKillable('killed', async (fresh) => {
    for (let n = 0; n < 12; n++) members.push(await endowed(fresh, `kill${n}`))
    const values = { name: 'cakes', name_folded: 'cakes', intro: '', place: 1, created_at: new Date() }
    const club = await fresh.own.insertInto('clubs').values(values).returning('id').executeTakeFirstOrThrow()
    m = club.id
  })
  const host = await addMember(db(), 'host')
  const input = { m, title: 'A topic', document: documentOf('the opening words') }
  const { data } = await killable.site.call(clubs.calls.postTopic, input, { token: host.token })
  await openKitchens(killable.site, members)
  hands = openHands(members, data.t)
  for (const [account, amount] of await balances()) startBalances.set(account, amount)
}, 120_000)
afterAll(() => killable?.close())

/** Every balance of the members, debts below 0. */
async function balances(): Promise<Map<string, number>> {
  const all = new Map<string, number>()
  for (const { id } of members) {
    const { balances: held, owed } = await walletOf(db().own, id)
    for (const [resource, amount] of Object.entries(held)) {
      all.set(`${id} ${resource}`, amount - (owed[resource as Resource] ?? 0)) // keys of the balances
    }
  }
  return all
}

/** Kills the site, the database or both at a random moment under load, and starts again what is dead. */
async function kill(what: KilledPart): Promise<void> {
  const before = hands.pressed.length
  await expect.poll(() => hands.pressed.length, { timeout: 60_000, interval: 5 }).toBeGreaterThan(before + 20)
  await sleep(Math.random() * 500)
  killable.kill(what)
  await hands.rest()
  await killable.revive(what)
}

/** Keys of calls whose transaction was committed. */
async function committed(): Promise<Set<string>> {
  const rows = await db().own.selectFrom('kit_idempotency').select(['key', 'answer']).execute()
  return new Set(rows.filter(({ answer }) => answer !== null).map(({ key }) => key))
}

/** Expects that every answered call happened once, and that nothing else moved anything. */
async function expectOnce(newcomers: readonly TestMember[]): Promise<void> {
  const answered = hands.pressed.filter(({ told }) => told === '')
  const keys = (kind: string) => answered.filter((one) => one.kind === kind).map(({ key }) => key)
  const { rows: notes } = await db().pool.query<{ note: string }>('select note from gifts')
  expect(notes.map(({ note }) => note).sort()).toEqual(keys('give').sort())
  const { rows: texts } = await db().pool.query<{ key: string }>(
    `select split_part(words, ',', 1) as key from floors where words like 'press %'`,
  )
  expect(texts.map(({ key }) => key).sort()).toEqual(keys('floor').sort())
  const { rows: likes } = await db().pool.query<{ member: number; amount: number }>(
    'select member, amount from rewards where reason = $1',
    [reasons.like],
  )
  // A repeated like is refused where the first one had been committed.
  expect(likes.length).toBeGreaterThanOrEqual(keys('like').length)
  const expected = new Map(startBalances)
  const add = (account: string, amount: number) => expected.set(account, (expected.get(account) ?? 0) + amount)
  for (const [account, amount] of hands.changed) add(account, amount)
  for (const { member, amount } of likes) {
    add(`${member} faith`, amount)
    add(`${member} score`, amount * 100)
  }
  for (const [member, resource, amount] of await broughtHome(db())) add(`${member} ${resource}`, amount)
  const own = [...expected].filter(([account]) => members.some(({ id }) => account.startsWith(`${id} `)))
  expect(await balances()).toEqual(new Map(own))
  const given = newcomers.filter(({ id }) => hands.changed.has(`${id} power`))
  for (const { id } of given) expect((await walletOf(db().own, id)).balances.power).toBe(1)
  await expectKitchensOnce(db(), hands.pressed)
  expect((await auditLedger(db())).map(({ wrong }) => wrong)).toEqual([[], []])
}

test(
  `after ${kills} kills every acknowledged call happened, none twice, and the ledger adds up`,
  async () => {
    const killed: Record<KilledPart, number> = { site: 0, database: 0, both: 0 }
    let [unheard, unanswered] = [0, 0]
    for (let n = 0; n < kills; n++) {
      const what = killedParts[n % 3] ?? 'both'
      killed[what]++
      const newcomers: TestMember[] = []
      for (let k = 0; k < newcomersOfARound; k++) newcomers.push(await addMember(db(), `new${n}x${k}`))
      hands.press(killable.site, newcomers)
      const hurry = hurryOutings(db)
      await kill(what)
      await hurry.stop()
      const there = await committed()
      const acknowledged = hands.pressed.filter(({ told, key }) => told === '' && key !== '')
      expect(acknowledged.filter(({ key }) => !there.has(key)).map(({ key }) => key)).toEqual([])
      const lost = hands.pressed.filter(({ told }) => told === null)
      unanswered += lost.length
      unheard += lost.filter(({ key }) => there.has(key)).length
      await hands.repeat(killable.site)
      await settleOutings(db())
      await expectOnce(newcomers)
    }
    const count = (kind: string) => hands.pressed.filter((one) => one.kind === kind && one.told === '').length
    const { rows } = await db().pool.query<{ ended: number; stole: number }>(
      'select count(*)::int as ended, count(*) filter (where worth > 0)::int as stole from dessert_outings where ended_at is not null',
    )
    console.log(
      `${kills} kills (${Object.entries(killed).map(([what, times]) => `${what} ${times}`)}): ` +
        `${hands.pressed.filter(({ isAcknowledged }) => isAcknowledged).length} calls acknowledged before one, ` +
        `${unanswered} without an answer, of which ${unheard} had been committed; ` +
        `all there once: ${pressedKinds.map((kind) => `${kind} ${count(kind)}`).join(', ')}; ` +
        `${rows[0]?.ended} outings ended, of which ${rows[0]?.stole} stole something`,
    )
  },
  kills * 80_000,
)
