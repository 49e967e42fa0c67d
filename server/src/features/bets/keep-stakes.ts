import type { LackNotice } from '@patisserie/contract/shop'
import { stakeResourceOf } from '@patisserie/rules/bets/stake-resource'
import { dessertNumber } from '@patisserie/rules/desserts/desserts'
import { termsOf } from '@patisserie/rules/desserts/work-out'
import { sql } from 'kysely'
import { type NotedAct, notedDrawsSql } from '../../core/draws/member-draws.ts'
import { duesSql } from '../../core/ledger/post-dues.ts'
import { asKnown, TooLittle, tellHolders } from '../../core/ledger/post-transfer.ts'
import type { Tx } from '../../kit/db/database.ts'
import { Refusal } from '../../kit/http/refusal.ts'
import { hasPoint } from './chart-points.ts'
import { tellOdds } from './live-topic.ts'
import { betAccount } from './names.ts'
import type { TakenStake } from './price-stakes.ts'
import type { StoredBet } from './stored-bet.ts'
import './tables.ts'

interface Kept {
  /** Locked. */
  readonly bet: StoredBet
  /** Of different members, in their order; at least one. */
  readonly taken: readonly TakenStake[]
  readonly now: Date
}

/**
 * Writes stakes, moves them, and notes what was drawn, in one statement. Refuses a single stake of somebody who has spent the resource
 * meanwhile; among several it ends the transaction.
 */
export async function keepStakes(db: Tx, { bet, taken, now }: Kept): Promise<void> {
  const resource = stakeResourceOf(bet.resource)
  const of = <T>(pick: (one: TakenStake) => T): T[] => taken.map(pick)
  const shown = of(({ bettor }) => (bettor.hasStaked ? null : bettor.displayed))
  const pool = taken.at(-1)?.pool ?? { staked: [], promised: [] }
  const newcomers = taken.filter(({ bettor }) => bettor.options.length === 0).length
  const noted = notedOf(taken, now)
  const post = duesSql({
    reason: 'stake',
    about: { kind: 'bet', id: bet.id },
    at: now,
    to: betAccount(bet.id),
    resource,
    from: 'dues',
  })
  await sql`${sql.raw(noted.length > 0 ? '-- stakes' : '-- stakes-ending')}
    with kept as (
      insert into bet_stakes (bet, member, option, stake, promised, may_win, factor, dessert, card, at)
      select ${bet.id}::bigint, s.member, s.option, s.stake, s.promised, s.may_win, s.factor, s.dessert, s.card, ${now}::timestamptz
      from unnest(${of(({ call }) => call.member.id)}::bigint[], ${of(({ call }) => call.input.option)}::smallint[],
        ${of(({ call }) => call.input.stake)}::integer[], ${of(({ promised }) => promised)}::integer[],
        ${of(({ price }) => price.mayWin)}::integer[], ${of(({ price }) => price.factor)}::float8[],
        ${shown.map((each) => each && dessertNumber(each.dessert))}::smallint[], ${shown.map((each) => each?.card ?? false)}::boolean[])
        with ordinality as s (member, option, stake, promised, may_win, factor, dessert, card, n)
      order by s.n returning id, member, stake
    ), counted as (
      update bets set stakes = stakes + ${taken.length}::integer, bettors = bettors + ${newcomers}::integer,
        staked = ${[...pool.staked]}::bigint[], promised = ${[...pool.promised]}::bigint[]
      where id = ${bet.id}
    ), pointed as (
      insert into bet_points (bet, stakes, at, staked, promised)
      select ${bet.id}::bigint, (p ->> 'stakes')::integer, ${now}::timestamptz,
        array(select jsonb_array_elements_text(p -> 'staked')::bigint), array(select jsonb_array_elements_text(p -> 'promised')::bigint)
      from jsonb_array_elements(${JSON.stringify(pointsOf(bet, taken))}::jsonb) p
    ), dues as (select 'stake:' || id as key, member, stake::bigint as amount from kept)${
      noted.length > 0 ? sql`, noted as (${notedDrawsSql(noted)})` : sql``
    }
    select ${post}`
    .execute(db)
    .catch(asKnown)
    .catch((error: unknown) => {
      if (!(error instanceof TooLittle) || taken.length > 1) throw error
      throw new Refusal({ code: 'insufficient', data: { resource, lacks: 0 } satisfies LackNotice })
    })
  tellHolders(
    db,
    of(({ call }) => ({ from: call.member.id, to: betAccount(bet.id), resource, amount: call.input.stake })),
  )
  tellOdds(db, bet.name)
}

/** The points that stakes add to the chart of their event. */
const pointsOf = (bet: StoredBet, taken: readonly TakenStake[]) =>
  taken.map(({ pool }, n) => ({ stakes: bet.stakes + n + 1, ...pool })).filter(({ stakes }) => hasPoint(stakes))

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
