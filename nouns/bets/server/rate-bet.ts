import { sql } from 'kysely'
import type { Tx } from '#kit/db/database.ts'
import type { Call } from '#kit/http/call.ts'
import type { bets } from '../contract/bets.ts'
import './tables.ts'

/** POST /rateBocai: who staked on an event rates it once it is paid; again to change it. */
export async function rateBet({ db, input, member, now, refuse }: Call<typeof bets.calls.rate>) {
  const bet =
    (await db
      .selectFrom('bets')
      .select(['id', 'paid_at'])
      .where('name', '=', input.bocaiName)
      .where('opened_at', 'is not', null)
      .forNoKeyUpdate()
      .executeTakeFirst()) ?? refuse('betUnknown')
  if (!bet.paid_at) refuse('notPaid')
  const staked = await db
    .selectFrom('bet_stakes')
    .select('id')
    .where('bet', '=', bet.id)
    .where('member', '=', member.id)
    .limit(1)
    .executeTakeFirst()
  if (!staked) refuse('notStaked')
  await db
    .insertInto('bet_ratings')
    .values({ bet: bet.id, member: member.id, stars: input.stars, at: now })
    .onConflict((conflict) => conflict.columns(['bet', 'member']).doUpdateSet({ stars: input.stars, at: now }))
    .execute()
  await sumRatings(db, bet.id)
  return 'suc' as const
}

/** Keeps the sum of an event's ratings with it. */
export const sumRatings = (tx: Tx, bet: number) =>
  sql`-- bet-stars
    update bets set (stars, ratings) = (select coalesce(sum(r.stars), 0), count(*) from bet_ratings r where r.bet = ${bet})
    where id = ${bet}`.execute(tx)
