import type { Kysely } from 'kysely'
import type { Scope } from '#contract/endpoint.ts'
import type { ReadDb, Tx } from '#kit/db/database.ts'
import type { Tables } from '#kit/db/tables.ts'
import type { Standing } from '#rules/people/standing.ts'
import { isFlagged } from './codes-count.ts'
import { type LevelsRow, levelColumns } from './levels/levels-of.ts'
import './tables.ts'
import { newToken, tokenHash } from './tokens.ts'

/** Prefix of script tokens, so that people and log filters can recognise them. */
export const scriptPrefix = 'script_'

export interface NewScriptToken {
  readonly member: number
  readonly name: string
  readonly scopes: readonly Scope[]
  readonly now: Date
  readonly until: Date
}

const columns = ['id', 'name', 'scopes', 'created_at', 'expires_at', 'seen_at'] as const

/** Creates a token. Answers the row and the secret; only a hash of the secret is stored. */
export async function insertScriptToken(tx: Tx, { member, name, scopes, now, until }: NewScriptToken) {
  const token = `${scriptPrefix}${newToken()}`
  const row = await tx
    .insertInto('script_tokens')
    .values({
      member,
      name,
      token_hash: tokenHash(token),
      scopes: [...new Set(scopes)],
      created_at: now,
      expires_at: until,
      seen_at: null,
    })
    .returning(columns)
    .executeTakeFirstOrThrow()
  return { token, row }
}

/** A member's tokens that have not expired, newest first. */
export const scriptTokensOf = (db: Pick<ReadDb, 'selectFrom'>, member: number, now: Date) =>
  db
    .selectFrom('script_tokens')
    .select(columns)
    .where('member', '=', member)
    .where('expires_at', '>', now)
    .orderBy('id', 'desc')
    .execute()

/**
 * Number of tokens that have not expired. Locks the member's row: two concurrent requests could otherwise both pass the
 * limit.
 */
export async function countScriptTokens(tx: Tx, member: number, now: Date): Promise<number> {
  await tx.selectFrom('members').select('id').where('id', '=', member).forUpdate().execute()
  const { count } = await tx
    .selectFrom('script_tokens')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('member', '=', member)
    .where('expires_at', '>', now)
    .executeTakeFirstOrThrow()
  return count
}

/** Deletes one token; false if the member has no such token. */
export async function deleteScriptToken(tx: Tx, member: number, id: number): Promise<boolean> {
  const gone = await tx
    .deleteFrom('script_tokens')
    .where('member', '=', member)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
  return gone !== undefined
}

/** Deletes all tokens of a member. */
export const dropScriptTokens = (tx: Tx, member: number) =>
  tx.deleteFrom('script_tokens').where('member', '=', member).execute()

export const touchScriptToken = (db: Kysely<Tables>, id: number, now: Date) =>
  db.updateTable('script_tokens').set({ seen_at: now }).where('id', '=', id).execute()

export const dropOldScriptTokens = (db: Kysely<Tables>, now: Date) =>
  db.deleteFrom('script_tokens').where('expires_at', '<', now).execute()

/** Prepared statement: a valid token, with the columns of its member that the gates need. */
export const scriptCaller = {
  name: 'authenticate-script',
  sql: `select t.id as script, t.scopes, t.seen_at, m.id, m.mail_verified_at is not null as verified,
      ${isFlagged('m', '$2')} as black, ${levelColumns('m')}, m.standing, m.staff <> '{}' as is_staff
    from script_tokens t join members m on m.id = t.member
    where t.token_hash = $1 and t.expires_at > $2 and m.closed_at is null`,
}

export interface FoundScript extends LevelsRow {
  readonly script: number
  readonly scopes: readonly Scope[]
  readonly seen_at: Date | null
  readonly id: number
  readonly verified: boolean
  readonly black: boolean
  readonly standing: Standing
  readonly is_staff: boolean
}
