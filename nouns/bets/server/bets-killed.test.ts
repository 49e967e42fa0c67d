import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { auditLedger } from '#core/ledger/audit.ts'
import { resourceNumber } from '#rules/ledger/resources.ts'
import { isWhole } from '#site/test/by-turns.ts'
import { type KillableSite, killedParts, openKillable } from '#site/test/kills/killable-site.ts'
import type { TestMember } from '#site/test/make-member.ts'
import { addMember } from '#site/test/site-process.ts'
import type { OddsType } from '../rules/odds.ts'
import { askMinutely, endow, expectPaidOnce, makeDue, type OpenEvent, openEvent, settleAll } from '../test/events.ts'
import { fillStakes } from '../test/fill-stakes.ts'
import { openBettors } from '../test/pressing-bettors.ts'

const kills = isWhole ? 50 : 3
const endowed = 100_000
/** Stakes of the event that is paid while something is killed: several batches. */
const filled = 2_600

let killable: KillableSite
const members: TestMember[] = []
const db = () => killable.db

beforeAll(async () => {
  killable = await openKillable('killed-bets', async (fresh) => {
    for (let n = 0; n < 160; n += 8) {
      const made = Array.from({ length: 8 }, (_, at) => addMember(fresh, `bettor${n + at}`))
      members.push(...(await Promise.all(made)))
    }
    await fresh.own.insertInto('bet_categories').values({ name: 'runs' }).execute()
    await endow(
      fresh,
      members.map(({ id }) => id),
      ['faith'],
      endowed,
    )
  })
}, 120_000)
afterAll(() => killable?.close())

const openings: readonly (readonly [OddsType, readonly number[]])[] = [
  ['ending', [940, 940]],
  ['dynamic', [940, 940]],
  ['static', [850, 850]],
  ['dynamic', [1_900, 1_900, 1_900]],
  ['ending', [1_450, 2_267, 2_267]],
]

/** Opens an event with stakes enough for several batches. */
async function openFilled(round: number): Promise<OpenEvent> {
  const [oddsType, odds] = openings[round % openings.length] ?? ['ending', [940, 940]]
  const event = await openEvent(db(), oddsType, odds)
  const ids = members.map(({ id }) => id)
  await fillStakes(db().pool, { event, members: ids, stakes: filled, at: new Date() })
  return event
}

/** Expects that each answered stake is there once, and nothing else. */
async function expectStakedOnce({ pressed }: Pick<ReturnType<typeof openBettors>, 'pressed'>): Promise<void> {
  const answered = pressed.filter(({ told }) => told === '')
  const { rows } = await sql<{ line: string }>`
    select concat_ws(' ', bet, member, option, stake, promised) as line from bet_stakes
    where bet = any(${[...new Set(pressed.map(({ event }) => event.id))]}::bigint[])`.execute(db().own)
  expect(rows.map(({ line }) => line).toSorted()).toEqual(
    answered
      .map(({ event, by, option, stake, promised }) => `${event.id} ${by.id} ${option} ${stake} ${promised}`)
      .toSorted(),
  )
}

/** Expects that members hold what they had, less stakes, with what was paid. */
async function expectBalances(): Promise<void> {
  const { rows } = await sql`
    select m.id, b.amount, s.net from members m
      join ledger_balances b on b.holder = m.id and b.resource = ${resourceNumber('faith')}
      join lateral (select coalesce(sum(coalesce(paid, 0) - stake), 0) as net from bet_stakes where member = m.id) s on true
    where b.amount <> ${endowed} + s.net`.execute(db().own)
  expect(rows).toEqual([])
  expect((await auditLedger(db())).map(({ wrong }) => wrong)).toEqual([[], []])
}

/** Keys of calls whose transaction was committed. */
async function committed(): Promise<Set<string>> {
  const rows = await db().own.selectFrom('kit_idempotency').select(['key', 'answer']).execute()
  return new Set(rows.filter(({ answer }) => answer !== null).map(({ key }) => key))
}

test(
  `after ${kills} kills every acknowledged stake is there once, and every event is paid once`,
  async () => {
    const bettors = openBettors(members)
    let [halfPaid, halfKept, unheard] = [0, 0, 0]
    let before: readonly OpenEvent[] = []
    for (let n = 0; n < kills; n++) {
      const what = killedParts[n % 3] ?? 'both'
      const settling = [...before, await openFilled(n)]
      const events = [
        await openEvent(db(), 'static', [850, 850]),
        await openEvent(db(), 'dynamic', [1_900, 1_900, 1_900]),
        await openEvent(db(), 'ending', [940, 940]),
      ]
      // The limits of a week begin anew.
      await sql`update bet_stakes set at = at - interval '8 days'`.execute(db().own)
      bettors.press(killable.site, events)
      const pressed = bettors.pressed.length
      await expect.poll(() => bettors.pressed.length, { timeout: 60_000, interval: 5 }).toBeGreaterThan(pressed + 30)
      await makeDue(db(), settling, n % 5 === 4 ? null : 0)
      await askMinutely(db())
      await sleep(Math.random() * 3_000)
      killable.kill(what)
      await bettors.rest()
      await killable.revive(what)
      const { rows } = await sql<{ paying: number; keeping: number }>`
        select count(*) filter (where settled_to > 0 and paid_at is null)::integer as paying,
          count(*) filter (where paid_at is not null and results_at is null)::integer as keeping from bets`.execute(
        db().own,
      )
      halfPaid += rows[0]?.paying ?? 0
      halfKept += rows[0]?.keeping ?? 0
      const there = await committed()
      const acknowledged = bettors.pressed.filter(({ told, isAcknowledged }) => told === '' && isAcknowledged)
      expect(acknowledged.filter(({ key }) => !there.has(key)).map(({ key }) => key)).toEqual([])
      unheard += bettors.pressed.filter(({ told, key }) => told === null && there.has(key)).length
      await bettors.repeat(killable.site)
      await expectStakedOnce(bettors)
      await settleAll(db())
      for (const { id } of settling) await expectPaidOnce(db(), id)
      await expectBalances()
      before = events
    }
    const taken = bettors.pressed.filter(({ told }) => told === '').length
    console.log(
      `${kills} kills: ${taken} of ${bettors.pressed.length} stakes taken, ${unheard} of them committed without an answer; ` +
        `${kills * filled} more paid; interrupted were ${halfPaid} payments between two batches, and ${halfKept} times the results`,
    )
    expect(taken).toBeGreaterThan(kills * 20)
  },
  kills * 80_000,
)
