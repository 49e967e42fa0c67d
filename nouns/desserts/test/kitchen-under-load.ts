import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect } from 'vitest'
import type { Thing } from '#core/desserts/tables.ts'
import type { Database } from '#kit/db/database.ts'
import { giftWorth } from '#rules/economy/gift-worth.ts'
import type { Resource } from '#rules/ledger/resources.ts'
import type { TestMember } from '#site/test/make-member.ts'
import type { SiteProcess } from '#site/test/site-process.ts'
import { desserts } from '../contract/desserts.ts'
import { feedWorth } from '../rules/feeding.ts'
import type { Pressed } from './pressing-hands.ts'

const { calls } = desserts
const startMilk = 100

/** Gives each member a milk dessert, which they display and feed: there is a plate to steal from. */
export async function openKitchens(site: SiteProcess, members: readonly TestMember[]): Promise<void> {
  for (const { token } of members) {
    const told = [
      await site.call(calls.choose, { dessert: 'milk' }, { token }),
      await site.call(calls.display, { dessert: 'milk' }, { token }),
      await site.call(calls.feed, { dessert: 'milk', material: 'milk', amount: startMilk }, { token }),
    ]
    expect(told.map(({ msg }) => msg)).toEqual(['', '', ''])
  }
}

/** Lets the hours of outings pass and the minute's work run, many times a second, until `stop`. The database may die. */
export function hurryOutings(db: () => Database) {
  let isRunning = true
  const ending = (async () => {
    while (isRunning) {
      await sql`with due as (
          update dessert_outings set left_at = now() - interval '2 hours', back_at = now()
          where ended_at is null and back_at > now() and random() < 0.2 returning id)
        select graphile_worker.add_job('minutely', job_key => 'hurried') from (select count(*) from due) counted`
        .execute(db().own)
        .catch(() => undefined)
      // The day's hours would soon be spent. Keepers that an act holds are passed over: waiting for them could deadlock.
      await sql`update dessert_keepers set out_hours = 0 where member in (
          select member from dessert_keepers where out_hours > 0 for update skip locked)`
        .execute(db().own)
        .catch(() => undefined)
      await sleep(100)
    }
  })()
  return {
    stop: () => {
      isRunning = false
      return ending
    },
  }
}

/** Resolves once every outing whose hours have passed has ended: none ends any more by itself. */
export const settleOutings = ({ own }: Database) =>
  expect
    .poll(
      async () => {
        const { rows } = await sql<{ due: number }>`
          select graphile_worker.add_job('minutely', job_key => 'hurried'), count(*)::int as due
          from dessert_outings where ended_at is null and back_at <= now()`.execute(own)
        return rows[0]?.due
      },
      { timeout: 60_000 },
    )
    .toBe(0)

interface EndedRow {
  readonly id: number
  readonly member: number
  readonly victim: number | null
  readonly found: readonly Thing[]
  readonly worth: number
}

const endedOutings = ({ own }: Database): Promise<EndedRow[]> =>
  own
    .selectFrom('dessert_outings')
    .select(['id', 'member', 'victim', 'found', 'worth'])
    .where('ended_at', 'is not', null)
    .execute() as Promise<EndedRow[]> // an ended outing has found something, even if it is an empty list

/** What outings brought to members. */
export const broughtHome = async (db: Database): Promise<readonly (readonly [number, Resource, number])[]> =>
  (await endedOutings(db)).flatMap(({ member, found }) =>
    found.map(({ resource, amount }) => [member, resource, amount] as const),
  )

/** Expects that each answered call about desserts happened once and that each outing ended once. */
export async function expectKitchensOnce(db: Database, pressed: readonly Pressed[]): Promise<void> {
  const answered = pressed.filter(({ told }) => told === '')
  const of = (kind: Pressed['kind']) => answered.filter((one) => one.kind === kind)
  const ended = await endedOutings(db)
  const { rows } = await db.pool.query<Record<string, number>>(`select k.member,
      (select exp from desserts d where d.member = k.member and dessert = 3)::int as exp,
      (select count(*) from desserts d where d.member = k.member)::int as owned,
      (select count(*) from syntheses s where s.member = k.member)::int as syntheses,
      (select count(*) from member_draws s where s.member = k.member and kind = 'synthesis')::int as drawn,
      (select count(*) from dessert_servings s where s.member = k.member)::int as servings,
      (select coalesce(sum(fed - left_over), 0) from dessert_servings s where s.member = k.member)::int as stolen,
      (select count(*) from dessert_outings o where o.member = k.member)::int as outings,
      (select count(*) from dessert_outings o where o.member = k.member and ended_at is null)::int as out,
      (select count(*) from dessert_lines l where l.member = k.member and what = 'left')::int as "leftLines",
      (select count(*) from dessert_lines l where l.member = k.member and what in ('back', 'called'))::int as "homeLines",
      (select count(*) from dessert_lines l where l.member = k.member and what = 'stolenFrom')::int as "lossLines",
      (select count(*) from reminders r where r.member = k.member and kind = 'stolenFrom')::int as "lossWords"
    from dessert_keepers k order by 1`)
  for (const { member = 0, outings: sent = 0, ...row } of rows) {
    const own = (kind: Pressed['kind']) => of(kind).filter(({ by }) => by.id === member)
    const mixed = own('synthesize').map(({ data }) => data as { DESSERT: string; CAME: string }) // the call's answer
    const came = mixed.filter(({ CAME }) => CAME === 'Y')
    const fed = own('feed').map(({ effects }) => effects(null)[0] ?? ([0, 'milk', 0] as const))
    const thefts = ended.filter(({ victim, worth }) => victim === member && worth > 0)
    const home = ended.filter((one) => one.member === member).length
    const outings = own('sendOut').length
    expect({ ...row, sent }, `member ${member}`).toEqual({
      exp:
        startMilk * 10 +
        fed.reduce((sum, [, food, amount]) => sum - feedWorth('milk', food as 'milk') * amount, 0) +
        came.filter(({ DESSERT }) => DESSERT === 'milk').length * 100,
      owned: new Set(['milk', ...came.map(({ DESSERT }) => DESSERT)]).size,
      syntheses: mixed.length,
      drawn: mixed.length,
      servings: 1 + fed.length,
      stolen: thefts.reduce((sum, { worth }) => sum + worth, 0) / giftWorth('milk', 1),
      ...{ sent: outings, out: outings - home, leftLines: outings, homeLines: home },
      ...{ lossLines: thefts.length, lossWords: thefts.length },
    })
    expect(row.out).toBeLessThanOrEqual(1)
    const found = ended.filter((one) => one.member === member).map((one) => one.found)
    for (const { data } of own('callBack')) {
      const { FOUND } = data as { FOUND: readonly Thing[] } // the call's answer
      expect(found).toContainEqual(FOUND)
    }
  }
}
