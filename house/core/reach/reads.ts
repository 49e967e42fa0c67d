import type { ReadDb } from '#kit/db/database.ts'
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

/** SQL: whether no block stands between two members, by their ids, in either direction. Looks two rows up. */
export const noBlockBetween = (one: string, other: string): string =>
  `(not exists (select from blocks b where b.blocker = ${one} and b.blocked = ${other})
    and not exists (select from blocks b where b.blocker = ${other} and b.blocked = ${one}))`

/**
 * SQL: whether no block stands between `m`, a row of members, and the member `me`, in either direction. For lists of many
 * members: reads the blocks of `me` once.
 */
export const notBlocked = (m: string, me: string): string =>
  `${m}.id not in (select blocked from blocks where blocker = ${me}
    union all select blocker from blocks where blocked = ${me})`

/** Whether one of two members blocks the other. */
export async function areApart(db: Reading, one: number, other: number): Promise<boolean> {
  const found = await db
    .selectFrom('blocks')
    .select('blocker')
    .where((is) =>
      is.or([
        is.and([is('blocker', '=', one), is('blocked', '=', other)]),
        is.and([is('blocker', '=', other), is('blocked', '=', one)]),
      ]),
    )
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}
