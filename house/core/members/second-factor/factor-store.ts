import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Tx } from '#kit/db/database.ts'
import type { Tables } from '#kit/db/tables.ts'
import * as limits from '#rules/people/account-limits.ts'
import type { Reading } from '../reads.ts'
import '../tables.ts'

/** The member's second factor, confirmed or still waiting for its first code. */
export const factorOf = (db: Reading, member: number) =>
  db
    .selectFrom('second_factors')
    .select(['secret', 'created_at', 'confirmed_at'])
    .where('member', '=', member)
    .executeTakeFirst()

export const isFactorOn = async (db: Reading, member: number): Promise<boolean> =>
  ((await factorOf(db, member))?.confirmed_at ?? null) !== null

/**
 * Stores an unconfirmed factor and replaces an earlier unconfirmed one. False if a confirmed factor exists, which
 * stays.
 */
export const proposeFactor = async (tx: Tx, factor: { member: number; secret: Buffer; now: Date }) => {
  const { member, secret, now } = factor
  const written = await tx
    .insertInto('second_factors')
    .values({ member, secret, created_at: now, confirmed_at: null })
    .onConflict((c) =>
      c
        .column('member')
        .doUpdateSet({ secret, created_at: now, last_step: 0 })
        .where('second_factors.confirmed_at', 'is', null),
    )
    .returning('member')
    .executeTakeFirst()
  return written !== undefined
}

export const confirmFactor = (tx: Tx, member: number, now: Date) =>
  tx.updateTable('second_factors').set({ confirmed_at: now }).where('member', '=', member).execute()

/**
 * Marks a time step as used. False if it or a later step was used before; of two concurrent calls only one gets true.
 */
export const takeStep = async (tx: Tx, member: number, step: number): Promise<boolean> => {
  const taken = await tx
    .updateTable('second_factors')
    .set({ last_step: step })
    .where('member', '=', member)
    .where('last_step', '<', step)
    .returning('member')
    .executeTakeFirst()
  return taken !== undefined
}

/** Marks a recovery code as used; false if the member has no unused code with this hash. */
export const takeRecoveryCode = async (tx: Tx, use: { member: number; hash: Buffer; now: Date }): Promise<boolean> => {
  const taken = await tx
    .updateTable('recovery_codes')
    .set({ used_at: use.now })
    .where('member', '=', use.member)
    .where('code_hash', '=', use.hash)
    .where('used_at', 'is', null)
    .returning('member')
    .executeTakeFirst()
  return taken !== undefined
}

export const codesLeft = async (db: Reading, member: number): Promise<number> => {
  const { left } = await db
    .selectFrom('recovery_codes')
    .select(sql<number>`count(*)`.as('left'))
    .where('member', '=', member)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow()
  return left
}

/** Replaces all recovery codes of the member. */
export async function replaceRecoveryCodes(tx: Tx, member: number, hashes: readonly Buffer[]): Promise<void> {
  await tx.deleteFrom('recovery_codes').where('member', '=', member).execute()
  const rows = hashes.map((code_hash) => ({ member, code_hash, used_at: null }))
  if (rows.length > 0) await tx.insertInto('recovery_codes').values(rows).execute()
}

export async function dropFactor(tx: Tx, member: number): Promise<void> {
  await tx.deleteFrom('second_factors').where('member', '=', member).execute()
  await tx.deleteFrom('recovery_codes').where('member', '=', member).execute()
  await dropTickets(tx, member)
}

export const insertTicket = (tx: Tx, ticket: { token_hash: Buffer; member: number; expires_at: Date }) =>
  tx.insertInto('log_in_tickets').values(ticket).execute()

/**
 * Uses one attempt of a ticket, outside the transaction of the call. Undefined if the ticket is unknown, expired or has
 * no attempt left.
 */
export const takeTicketTry = (db: Kysely<Tables>, token: Buffer, now: Date) =>
  db
    .updateTable('log_in_tickets')
    .set((is) => ({ tries: is('tries', '+', 1) }))
    .where('token_hash', '=', token)
    .where('expires_at', '>', now)
    .where('tries', '<', limits.loginTicketTries)
    .returning(['member', 'tries'])
    .executeTakeFirst()

/** Deletes a ticket to use it; of two concurrent calls only one gets true. */
export const useTicket = async (tx: Tx, token: Buffer): Promise<boolean> => {
  const used = await tx
    .deleteFrom('log_in_tickets')
    .where('token_hash', '=', token)
    .returning('member')
    .executeTakeFirst()
  return used !== undefined
}

/** Deletes the tickets of a member: log-ins that wait for a code must start again. */
export const dropTickets = (tx: Tx, member: number) =>
  tx.deleteFrom('log_in_tickets').where('member', '=', member).execute()

export async function dropOldFactorRows(db: Kysely<Tables>, now: Date): Promise<void> {
  await db.deleteFrom('log_in_tickets').where('expires_at', '<', now).execute()
  await db
    .deleteFrom('second_factors')
    .where('confirmed_at', 'is', null)
    .where('created_at', '<', new Date(now.getTime() - limits.totpSetupSeconds * 1_000))
    .execute()
}
