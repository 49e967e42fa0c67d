import { sql } from 'kysely'
import { personSql } from '#core/members/links/linked.ts'
import type { Reading } from '#core/members/reads.ts'
import type { Tx } from '#kit/db/database.ts'
import { noObjections, type StoredObjections } from './stored-bet.ts'
import './tables.ts'

/**
 * Objections of events that staff have not answered as unfounded. Linked accounts are one person, whose stakes count whichever of
 * their accounts objected.
 */
export async function objectionsOf(db: Reading, bets: readonly number[]): Promise<(bet: number) => StoredObjections> {
  if (bets.length === 0) return () => noObjections
  const { rows } = await sql<{ bet: number; people: number; open: number; staked: number }>`-- bet-objections
    with who as (
      select o.bet, ${sql.raw(personSql('o.member'))} as person, bool_or(b.decided_at is null or o.at > b.decided_at) as open
      from bet_objections o join bets b on b.id = o.bet
      where o.bet = any(${[...bets]}::bigint[]) and o.founded is distinct from false group by 1, 2
    )
    select w.bet, count(*)::integer as people, count(*) filter (where w.open)::integer as open,
      coalesce(sum(s.staked) filter (where w.open), 0)::bigint as staked
    from who w left join lateral (
      select sum(s.stake) as staked from bet_stakes s
      where s.bet = w.bet and s.member in (
        select w.person union select l.member from linked_accounts l where l.person = w.person)
    ) s on true group by w.bet`.execute(db as Tx) // a plain select
  const found = new Map(
    rows.map(({ bet, people, open, staked }) => [bet, { people, open: { people: open, staked: Number(staked) } }]),
  )
  return (bet) => found.get(bet) ?? noObjections
}
