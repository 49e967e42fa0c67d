import { sql } from 'kysely'
import type { LackNotice } from '#contract/lack-notice.ts'
import { type NotedAct, notedDrawsSql } from '#core/draws/member-draws.ts'
import { duesSql } from '#core/ledger/post-dues.ts'
import { asKnown, TooLittle, tellHolders } from '#core/ledger/post-transfer.ts'
import type { Tx } from '#kit/db/database.ts'
import { Refusal } from '#kit/refusal.ts'
import { dessertNumber } from '#rules/desserts/desserts.ts'
import { termsOf } from '#rules/desserts/work-out.ts'
import { stakeResourceOf } from '../rules/stake-resource.ts'
import { hasPoint } from './chart-points.ts'
import { tellOdds } from './live-topic.ts'
import { betAccount } from './names.ts'
import type { TakenStake } from './price-stakes.ts'
import './tables.ts'

/**
 * Writes stakes of different members, in their order, moves them, and notes what was drawn, in one statement. Refuses a single stake of
 * somebody who has spent the resource meanwhile; among several it ends the transaction. The events are locked.
 */
export async function keepStakes(db: Tx, taken: readonly TakenStake[], now: Date): Promise<void> {
  const of = <T>(pick: (one: TakenStake) => T): T[] => taken.map(pick)
  const shown = of(({ bettor }) => (bettor.hasStaked ? null : bettor.displayed))
  const events = eventsAfter(taken)
  const ofEvents = <T>(pick: (one: EventAfter) => T): T[] => events.map(pick)
  const points = taken.filter(({ number }) => hasPoint(number))
  const ofPoints = <T>(pick: (one: TakenStake) => T): T[] => points.map(pick)
  await sql`-- stakes
    with kept as (
      insert into bet_stakes (bet, member, option, stake, promised, may_win, factor, dessert, card, at)
      select s.bet, s.member, s.option, s.stake, s.promised, s.may_win, s.factor, s.dessert, s.card, s.at
      from unnest(${of(({ bet }) => bet.id)}::bigint[], ${of(({ call }) => call.member.id)}::bigint[],
        ${of(({ call }) => call.input.option)}::smallint[], ${of(({ call }) => call.input.stake)}::integer[],
        ${of(({ promised }) => promised)}::integer[], ${of(({ price }) => price.mayWin)}::integer[],
        ${of(({ price }) => price.factor)}::float8[], ${shown.map((each) => each && dessertNumber(each.dessert))}::smallint[],
        ${shown.map((each) => each?.card ?? false)}::boolean[], ${of(({ call }) => call.now)}::timestamptz[])
        with ordinality as s (bet, member, option, stake, promised, may_win, factor, dessert, card, at, n)
      order by s.n returning id, bet, member, stake
    ), counted as (
      update bets b set stakes = e.stakes, bettors = b.bettors + e.newcomers, staked = e.staked::bigint[],
        promised = e.promised::bigint[]
      from unnest(${ofEvents(({ bet }) => bet)}::bigint[], ${ofEvents(({ number }) => number)}::integer[],
        ${ofEvents(({ newcomers }) => newcomers)}::integer[], ${ofEvents(({ pool }) => listed(pool.staked))}::text[],
        ${ofEvents(({ pool }) => listed(pool.promised))}::text[]) as e (bet, stakes, newcomers, staked, promised)
      where b.id = e.bet
    ), pointed as (
      insert into bet_points (bet, stakes, at, staked, promised)
      select p.bet, p.stakes, p.at, p.staked::bigint[], p.promised::bigint[]
      from unnest(${ofPoints(({ bet }) => bet.id)}::bigint[], ${ofPoints(({ number }) => number)}::integer[],
        ${ofPoints(({ call }) => call.now)}::timestamptz[], ${ofPoints(({ pool }) => listed(pool.staked))}::text[],
        ${ofPoints(({ pool }) => listed(pool.promised))}::text[]) as p (bet, stakes, at, staked, promised)
    ), noted as (${notedDrawsSql(notedOf(taken, now))}),
    dues as (
      select 'stake:' || k.id as key, k.bet as subject, k.member, e.account as target, e.resource, k.stake::bigint as amount
      from kept k join unnest(${ofEvents(({ bet }) => bet)}::bigint[], ${ofEvents(({ bet }) => betAccount(bet))}::bigint[],
        ${ofEvents(({ resource }) => resource)}::smallint[]) as e (bet, account, resource) using (bet)
    )
    select ${duesSql({ reason: 'stake', kind: 'bet', at: now, from: 'dues' })}`
    .execute(db)
    .catch(asKnown)
    .catch((error: unknown) => {
      if (!(error instanceof TooLittle) || taken.length > 1) throw error
      throw new Refusal({ code: 'insufficient', data: { resource: error.resource, lacks: 0 } satisfies LackNotice })
    })
  tellHolders(
    db,
    taken.map(({ bet, call }) => ({
      from: call.member.id,
      to: betAccount(bet.id),
      resource: stakeResourceOf(bet.resource),
      amount: call.input.stake,
    })),
  )
  for (const { name } of new Set(taken.map(({ bet }) => bet))) tellOdds(db, name)
}

/** What the stakes make of an event. */
interface EventAfter extends Pick<TakenStake, 'number' | 'pool'> {
  readonly bet: number
  readonly resource: number
  /** Members who had no stake there. */
  readonly newcomers: number
}

const eventsAfter = (taken: readonly TakenStake[]): readonly EventAfter[] =>
  [...Map.groupBy(taken, ({ bet }) => bet)].flatMap(([bet, stakes]) => {
    const last = stakes.at(-1)
    const newcomers = stakes.filter(({ bettor }) => bettor.options.length === 0).length
    return last ? [{ bet: bet.id, resource: bet.resource, newcomers, number: last.number, pool: last.pool }] : []
  })

/** A list of numbers, as PostgreSQL reads it: lists of lists would have to be of one length. */
const listed = (numbers: readonly number[]): string => `{${numbers.join(',')}}`

const notedOf = (taken: readonly TakenStake[], now: Date): NotedAct[] =>
  taken.flatMap(({ call, price: { quote }, promised, subject }) =>
    quote
      ? [
          {
            member: call.member.id,
            kind: 'stake' as const,
            subject,
            now,
            count: 1,
            terms: termsOf.stake(quote.payout, quote.room),
            outcome: String(promised),
          },
        ]
      : [],
  )
