import { sql } from 'kysely'
import { expect } from 'vitest'
import { drawFrom } from '#core/draws/member-draws.ts'
import { postTransfer } from '#core/ledger/post-transfer.ts'
import type { Database } from '#kit/db/database.ts'
import { house } from '#rules/ledger/houses.ts'
import { reasons, subjectKinds } from '#rules/ledger/reasons.ts'
import { resourceNumber } from '#rules/ledger/resources.ts'
import type { OddsType, Opening, StakeResource } from '../rules/odds.ts'
import { settle } from '../rules/settlement.ts'
import { stakeResourceOf } from '../rules/stake-resource.ts'
import { insertBet } from '../server/bet-form.ts'
import { heldByBet } from '../server/held-by-bet.ts'
import { baseKey, betAccount } from '../server/names.ts'
import { betColumns, openingOf } from '../server/stored-bet.ts'

/** An event that takes stakes. */
export interface OpenEvent {
  readonly id: number
  readonly name: string
  readonly opening: Opening
  readonly multi: boolean
}

let named = 0

/** Opens an event for a day, without staff and the budget of a week. Needs the category 1. */
export async function openEvent(
  db: Database,
  oddsType: OddsType,
  odds: readonly number[],
  {
    resource = 'faith',
    base = 300,
    multi = oddsType === 'dynamic',
    now = new Date(),
  }: { resource?: StakeResource; base?: number; multi?: boolean; now?: Date } = {},
): Promise<OpenEvent> {
  const name = `staked${++named}`
  const opening = { resource, oddsType, base, odds }
  const options = odds.map((_, n) => `option ${n}`)
  const texts = { name, title: name, terms: 'as it comes', shown: '', options, images: options.map(() => '') }
  const form = { ...texts, ...opening, multi, ofMember: false, deadline: new Date(now.getTime() + 86_400_000) }
  const by = { category: 1, resource, show: 'always', opener: 1, involved: [], isAsked: false, now } as const
  return await db.transaction(async (tx) => {
    const id = await insertBet(tx, { form, ...by })
    if (id === null) throw new Error(`${name} is taken`)
    const moves = [{ from: house('bets'), to: betAccount(id), resource, amount: base }]
    await postTransfer(tx, { reason: 'betBase', about: { kind: 'bet', id }, key: baseKey(id), at: now, moves })
    return { id, name, opening, multi }
  })
}

/** What a day of looking at a proposed result leaves: the events are due. `winner`: null for no result. */
export const makeDue = (
  db: Database,
  events: readonly Pick<OpenEvent, 'id'>[],
  winner: number | null,
  now = new Date(),
) =>
  sql`update bets set deadline = ${now}::timestamptz - interval '26 hours', winner = ${winner},
      proposed_at = ${now}::timestamptz - interval '25 hours', proposed_by = 1
    where id = any(${events.map(({ id }) => id)}::bigint[])`.execute(db.own)

/** Has processes that run jobs do the work of a minute; `key` names one of several at once. */
export const askMinutely = ({ own }: Database, key = 'hurried') =>
  sql`select graphile_worker.add_job('minutely', job_key => ${key})`.execute(own).catch(() => undefined)

/** Resolves once everything that is due is paid and its results are kept. */
export const settleAll = (db: Database) =>
  expect
    .poll(
      async () => {
        await askMinutely(db)
        const { rows } = await sql<{ left: number }>`
          select count(*)::integer as left from bets where proposed_at is not null and results_at is null`.execute(
          db.own,
        )
        return rows[0]?.left
      },
      { timeout: 60_000, interval: 200 },
    )
    .toBe(0)

/** Expects that an event was paid as the rules say, each stake and each person once, and that its account is empty. */
export async function expectPaidOnce(db: Database, id: number): Promise<void> {
  const bet = await db.own
    .selectFrom('bets')
    .select([...betColumns, 'seed'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const stakes = await db.own.selectFrom('bet_stakes').selectAll().where('bet', '=', id).orderBy('id').execute()
  const draw = drawFrom(bet.seed, 'stake', String(id))(0)
  const { paid, returned } = settle(openingOf(bet), stakes, { winner: bet.winner, draw })
  expect(
    stakes.map((each) => each.paid),
    bet.name,
  ).toEqual(paid)
  expect(returned).toBeGreaterThanOrEqual(0)
  const { rows: posts } = await sql<{ line: string }>`
    select concat_ws(' ', p.key, m.target, m.amount) as line from ledger_posts p join ledger_moves m on m.post = p.id
    where p.kind = ${subjectKinds.bet} and p.subject = ${id} and p.reason in (${reasons.winnings}, ${reasons.stakeBack})`.execute(
    db.own,
  )
  const due = stakes.flatMap(({ id: stake, member }, n) =>
    (paid[n] ?? 0) > 0 ? [`bet-paid:${stake} ${member} ${paid[n]}`] : [],
  )
  expect(posts.map(({ line }) => line).toSorted()).toEqual(due.toSorted())
  expect(await heldByBet(db.own, id)).toBe(0)
  const { rows } = await sql<Record<string, number>>`
    select (select count(*) from bet_results where bet = ${id})::integer as results,
      (select count(*) from bet_results where bet = ${id} and paid > staked
        and staked >= ${stakeResourceOf(bet.resource) === 'faith' ? 5 : 2})::integer as won,
      (select count(*) from ledger_posts where reason = ${reasons.betWon} and kind = ${subjectKinds.bet} and subject = ${id})::integer as bocai,
      (select coalesce(sum(effect), 0) from bet_results where bet = ${id})::integer as effects,
      (select coalesce(sum(m.amount), 0) from ledger_moves m join ledger_posts p on p.id = m.post
        where p.reason = ${reasons.betEffect} and p.kind = ${subjectKinds.bet} and p.subject = ${id})::integer as added,
      (select count(*) from reminders where kind = 'betResult' and subject = ${`bet:${id}`})::integer as told,
      (select coalesce(sum(m.amount), 0) from ledger_moves m join ledger_posts p on p.id = m.post
        where p.key = ${`bet-returned:${id}`} and m.resource = ${bet.resource})::integer as returned`.execute(db.own)
  const people = new Set(stakes.map(({ member }) => member)).size
  const [row] = rows
  expect(row, bet.name).toMatchObject({
    results: bet.winner === null ? 0 : people,
    told: people,
    bocai: row?.won,
    added: row?.effects,
    returned,
  })
}

/** Lets members stake who hold so much of each of these resources. */
export async function endow(
  db: Database,
  members: readonly number[],
  resources: readonly StakeResource[],
  amount: number,
) {
  await sql`insert into bet_limits (member, adult_at) select id, now() from unnest(${members}::bigint[]) u (id)`.execute(
    db.own,
  )
  for (const resource of resources) {
    await sql`select count(ledger_post(${reasons.prize}::smallint, 0::smallint, 0, 'endow:' || ${resource} || id, now(),
        array[${house('prizes')}]::bigint[], array[id], array[${resourceNumber(resource)}]::smallint[],
        array[${amount}]::bigint[], 0::smallint)) from unnest(${members}::bigint[]) u (id)`.execute(db.own)
  }
}
