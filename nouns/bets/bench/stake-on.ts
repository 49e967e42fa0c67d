import type { Database } from '#kit/db/database.ts'
import { call, type Wish } from '../../../bench/load-requests.ts'
import { firstMember } from './fill-bets.ts'

/** Options of events that members staked on: the next stake there is a raise. */
const staked = new Set<string>()
const keyOf = (event: string, who: number, option: number): string => `${event} ${who} ${option}`

/** A stake of one unit; `who`: the place of the member among those with a session. */
export function stakeOn(event: string, who: number, option: number): Wish {
  const key = keyOf(event, who, option)
  const name = staked.has(key) ? 'raiseBet' : 'placeBet'
  staked.add(key)
  return call(name, { bocaiName: event, option, stake: 1, payout: 0 })
}

/** Reads what earlier runs on the same folder staked. */
export async function findStaked({ pool }: Database): Promise<void> {
  const { rows } = await pool.query<{ name: string; member: number; option: number }>(
    `select distinct b.name, s.member, s.option from bet_stakes s join bets b on b.id = s.bet where b.multi`,
  )
  for (const { name, member, option } of rows) staked.add(keyOf(name, member - firstMember, option))
}
