import type { Scope } from '@patisserie/contract/endpoint'
import type { Kysely } from 'kysely'
import type { ReadDb, Tx } from '../../kit/db/database.ts'
import type { Tables } from '../../kit/db/tables.ts'
import { isFlagged } from './codes-count.ts'
import type { LevelsRow } from './levels-of.ts'
import './tables.ts'
import { newToken, tokenHash } from './tokens.ts'

/** What a script's token begins with, so that people and log filters know it for what it is. */
export const scriptPrefix = 'script_'

export interface NewScriptToken {
  readonly member: number
  readonly name: string
  readonly scopes: readonly Scope[]
  readonly now: Date
  readonly until: Date
}

const columns = ['id', 'name', 'scopes', 'created_at', 'expires_at', 'seen_at'] as const

/** The new row and its secret, which is kept nowhere. */
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

/** Tokens of a member that still work, newest first. */
export const scriptTokensOf = (db: Pick<ReadDb, 'selectFrom'>, member: number, now: Date) =>
  db
    .selectFrom('script_tokens')
    .select(columns)
    .where('member', '=', member)
    .where('expires_at', '>', now)
    .orderBy('id', 'desc')
    .execute()

/** How many still work; the member's row is held, so that two requests cannot both be the last one allowed. */
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

/** False where the member has no such token. */
export async function deleteScriptToken(tx: Tx, member: number, id: number): Promise<boolean> {
  const gone = await tx
    .deleteFrom('script_tokens')
    .where('member', '=', member)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
  return gone !== undefined
}

/** All of a member's. */
export const dropScriptTokens = (tx: Tx, member: number) =>
  tx.deleteFrom('script_tokens').where('member', '=', member).execute()

export const touchScriptToken = (db: Kysely<Tables>, id: number, now: Date) =>
  db.updateTable('script_tokens').set({ seen_at: now }).where('id', '=', id).execute()

export const dropOldScriptTokens = (db: Kysely<Tables>, now: Date) =>
  db.deleteFrom('script_tokens').where('expires_at', '<', now).execute()

/** The columns of a token that works, with what the gates ask of its member. */
export const scriptCaller = {
  name: 'authenticate-script',
  sql: `select t.id as script, t.scopes, t.seen_at, m.id, m.mail_verified_at is not null as verified,
      ${isFlagged('m', '$2')} as black, m.life_level, m.bomb_level
    from script_tokens t join members m on m.id = t.member
    where t.token_hash = $1 and t.expires_at > $2 and m.closed_at is null`,
}

export interface FoundScript extends LevelsRow {
  readonly script: number
  readonly scopes: readonly Scope[]
  readonly seen_at: Date | null
  readonly id: number
  readonly black: boolean
}
