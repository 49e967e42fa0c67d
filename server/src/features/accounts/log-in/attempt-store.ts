import { limits } from '@patisserie/rules/limits'
import { type Kysely, sql } from 'kysely'
import type { Reading } from '../../../core/members/reads.ts'
import type { Tx } from '../../../kit/db/database.ts'
import type { Tables } from '../../../kit/db/tables.ts'

/** One try: what was tried, from where, and the keyed hash of the password. */
export interface Attempt {
  /** A member's, or of a name nobody has. */
  readonly door: string
  readonly network: string
  readonly wrong: Buffer
  readonly now: Date
}

/** Wrong passwords from anywhere are counted over a day. */
export const countedMs = 86_400_000

/**
 * Notes the try before its password is checked, so that many at once cannot outrun the count; the end of the freeze
 * where none is left.
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

/** The noted password was wrong indeed: freezes the pair at the fifth different one and answers the freeze's end. */
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

/** The password was right: nothing tried from this network counts any more. */
export const forgetAttempts = (tx: Tx, { door, network }: Pick<Attempt, 'door' | 'network'>) =>
  tx.deleteFrom('login_attempts').where('door', '=', door).where('network', '=', network).execute()

/** Opens a door for every network. */
export async function clearDoor(tx: Tx, door: string): Promise<void> {
  await tx.deleteFrom('login_attempts').where('door', '=', door).execute()
  await tx.deleteFrom('login_freezes').where('door', '=', door).execute()
}

/** Whether so many tries from anywhere were wrong that the next ones need a captcha. */
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

/** One after another for a door and a network. */
const inTurn = <T>(db: Kysely<Tables>, { door, network }: Attempt, work: (tx: Tx) => Promise<T>): Promise<T> =>
  db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`login ${door} ${network}`}, 0))`.execute(tx)
    return work(tx)
  })
