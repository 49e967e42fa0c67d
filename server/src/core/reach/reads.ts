import type { ReadDb } from '../../kit/db/database.ts'
import './tables.ts'

type Reading = Pick<ReadDb, 'selectFrom'>

/** Number of followers a member has not looked at yet. */
export async function newFollowers(db: Reading, member: number): Promise<number> {
  const { count } = await db
    .selectFrom('follows')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('followed', '=', member)
    .where('seen', '=', false)
    .executeTakeFirstOrThrow()
  return count
}

export async function followsOf(db: Reading, member: number): Promise<number> {
  const { count } = await db
    .selectFrom('follows')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('follower', '=', member)
    .executeTakeFirstOrThrow()
  return count
}

/** SQL: number of open accounts in the column `counted` of the follows whose column `side` is the member `m`. */
export const openFollows = (counted: 'follower' | 'followed', side: 'follower' | 'followed'): string =>
  `(select count(*) from follows w join members o on o.id = w.${counted}
    where w.${side} = m.id and o.closed_at is null)`

export async function blocksOf(db: Reading, member: number): Promise<number> {
  const { count } = await db
    .selectFrom('blocks')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('blocker', '=', member)
    .executeTakeFirstOrThrow()
  return count
}
