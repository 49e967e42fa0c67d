import { sql } from 'kysely'
import type { Tx } from '#kit/db/database.ts'
import { dessertRates } from '#rules/desserts/dessert-rates.ts'
import { grantDessert } from './grant.ts'
import './tables.ts'

/** Counts a win of a member on an event of bets; the seventh brings the bet-themed dessert. */
export async function countWin(tx: Tx, member: number, now: Date): Promise<void> {
  const { rows } = await sql<{ wins: number }>`-- dessert-wins
    insert into dessert_keepers as k (member, wins) values (${member}, 1)
    on conflict (member) do update set wins = k.wins + 1 returning wins`.execute(tx)
  if (rows[0]?.wins !== dessertRates.bocaiWins) return
  await grantDessert(tx, { member, dessert: 'bocai', key: `bets:${member}`, again: 'level', now })
}
