import { type Kysely, sql } from 'kysely'
import type { Reading } from '#core/members/reads.ts'
import type { Tx } from '#kit/db/database.ts'
import type { Tables } from '#kit/db/tables.ts'
import * as limits from '#rules/people/account-limits.ts'

/** One log-in attempt: the account it was for, its network, and the keyed hash of the password. */
export interface Attempt {
  /** Key that attempts are counted by: a member, or the keyed hash of a name that no account has. */
  readonly door: string
  readonly network: string
  readonly wrong: Buffer
  readonly now: Date
}

/** Wrong passwords from all networks together count for one day. */
export const countedMs = 86_400_000

/**
 * Records the attempt before its password is checked, so that concurrent attempts cannot pass the limit. Answers the
 * end of the freeze if the door is frozen for this network, else null.
 */
export const noteAttempt = (db: Kysely<Tables>, attempt: Attempt): Promise<Date | null> =>
  inTurn(db, attempt, async (tx) => {
    const { door, network, wrong, now } = attempt
    const freeze = await tx
      .selectFrom('login_freezes')
      .select('until')
      .where('door', '=', door)
      .where('network', '=', network)
      .where('until', '>', now)
      .executeTakeFirst()
    if (freeze) return freeze.until
    const others = await triesWithin(tx, attempt).where('wrong', '<>', wrong).executeTakeFirstOrThrow()
    if (others.tries >= limits.loginFreezeTries) return freezeEnd(now)
    await tx
      .insertInto('login_attempts')
      .values({ door, network, wrong, at: now })
      .onConflict((c) => c.columns(['door', 'network', 'wrong']).doUpdateSet({ at: now }))
      .execute()
    return null
  })

/**
 * Called once the recorded password proved wrong. Freezes the door for this network if the limit of different wrong
 * passwords is reached, and answers the end of the freeze; else null.
 */
export const freezeWhenSpent = (db: Kysely<Tables>, attempt: Attempt): Promise<Date | null> =>
  inTurn(db, attempt, async (tx) => {
    const { door, network, now } = attempt
    const { tries } = await triesWithin(tx, attempt).executeTakeFirstOrThrow()
    if (tries < limits.loginFreezeTries) return null
    const until = freezeEnd(now)
    await tx
      .insertInto('login_freezes')
      .values({ door, network, until })
      .onConflict((c) => c.columns(['door', 'network']).doUpdateSet({ until }))
      .execute()
    return until
  })

/** Called once the password proved right: deletes the recorded attempts of this door and network. */
export const forgetAttempts = (tx: Tx, { door, network }: Pick<Attempt, 'door' | 'network'>) =>
  tx.deleteFrom('login_attempts').where('door', '=', door).where('network', '=', network).execute()

/** Deletes the attempts and freezes of a door for every network. */
export async function clearDoor(tx: Tx, door: string): Promise<void> {
  await tx.deleteFrom('login_attempts').where('door', '=', door).execute()
  await tx.deleteFrom('login_freezes').where('door', '=', door).execute()
}

/**
 * Whether the door had so many wrong passwords within a day, from all networks, that further attempts need a captcha.
 */
export const isBesieged = async (db: Reading, door: string, now: Date): Promise<boolean> => {
  const rows = await db
    .selectFrom('login_attempts')
    .select('at')
    .where('door', '=', door)
    .where('at', '>', new Date(now.getTime() - countedMs))
    .limit(limits.loginCaptchaTries)
    .execute()
  return rows.length === limits.loginCaptchaTries
}

export async function dropOldAttempts(db: Kysely<Tables>, now: Date): Promise<void> {
  const counted = new Date(now.getTime() - countedMs)
  await db.deleteFrom('login_attempts').where('at', '<', counted).execute()
  await db.deleteFrom('login_freezes').where('until', '<', now).execute()
}

const freezeEnd = (now: Date) => new Date(now.getTime() + limits.loginFreezeSeconds * 1_000)

const triesWithin = (tx: Tx, { door, network, now }: Attempt) =>
  tx
    .selectFrom('login_attempts')
    .select(sql<number>`count(*)`.as('tries'))
    .where('door', '=', door)
    .where('network', '=', network)
    .where('at', '>', new Date(now.getTime() - limits.loginFreezeSeconds * 1_000))

/** Runs `work` in a transaction under an advisory lock, so that attempts of one door and network run one at a time. */
const inTurn = <T>(db: Kysely<Tables>, { door, network }: Attempt, work: (tx: Tx) => Promise<T>): Promise<T> =>
  db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`login ${door} ${network}`}, 0))`.execute(tx)
    return work(tx)
  })
