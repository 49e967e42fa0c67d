import { limits } from '@patisserie/rules/limits'
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Reading } from '../../../core/members/reads.ts'
import type { Tx } from '../../../kit/db/database.ts'
import type { Tables } from '../../../kit/db/tables.ts'
import '../tables.ts'

/** The factor of a member, in use or waiting for its first code. */
export const factorOf = (db: Reading, member: number) =>
  db
    .selectFrom('second_factors')
    .select(['secret', 'created_at', 'confirmed_at'])
    .where('member', '=', member)
    .executeTakeFirst()

export const isFactorOn = async (db: Reading, member: number): Promise<boolean> =>
  ((await factorOf(db, member))?.confirmed_at ?? null) !== null

/** In place of one that waits; one in use stays, then it answers false. */
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

/** Takes a step's code for good; false where it, or a later one, was taken. Of two at once only one gets it. */
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

/** Takes a recovery code for good; false where there is none like it that was not used. */
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

/** These in place of all before. */
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

/** Takes one of a ticket's tries; undefined where it has none left, is too old or never was. On a connection of its own. */
export const takeTicketTry = (db: Kysely<Tables>, token: Buffer, now: Date) =>
  db
    .updateTable('log_in_tickets')
    .set((is) => ({ tries: is('tries', '+', 1) }))
    .where('token_hash', '=', token)
    .where('expires_at', '>', now)
    .where('tries', '<', limits.loginTicketTries)
    .returning(['member', 'tries'])
    .executeTakeFirst()

/** Takes a ticket for good: of two at once only one gets it. */
export const useTicket = async (tx: Tx, token: Buffer): Promise<boolean> => {
  const used = await tx
    .deleteFrom('log_in_tickets')
    .where('token_hash', '=', token)
    .returning('member')
    .executeTakeFirst()
  return used !== undefined
}

/** Log-ins that wait for a code begin anew. */
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
