import { normalMail } from '@patisserie/rules/accounts/accounts'
import type { Language } from '@patisserie/rules/language'
import { sql } from 'kysely'
import type { ReadDb, Tx } from '../../kit/db/database.ts'
import { preferenceColumns } from './preferences.ts'

/** A read's handle or a write's transaction. */
export type Reading = Pick<ReadDb, 'selectFrom'>

/** What log-in and mails need to know of a member. */
export interface Holder {
  readonly id: number
  readonly account: string
  readonly mail: string
  readonly mail_verified_at: Date | null
  readonly password: string
  readonly language: Language
  readonly closed_at: Date | null
}

export const holderById = (db: Reading, id: number): Promise<Holder> =>
  holders(db).where('id', '=', id).executeTakeFirstOrThrow()

/** By a normal address. */
export const holderByMail = (db: Reading, mail: string): Promise<Holder | undefined> =>
  holders(db).where('mail', '=', mail).executeTakeFirst()

/** By what people type to log in: the account in any case, or the address. */
export const holderByName = (db: Reading, name: string): Promise<Holder | undefined> =>
  name.includes('@')
    ? holderByMail(db, normalMail(name))
    : holders(db).where(sql`lower(account)`, '=', name.trim().toLowerCase()).executeTakeFirst()

/** The member's row is held until the transaction ends: for checks that must still be true when it commits. */
export const lockHolder = (tx: Tx, id: number): Promise<Holder> =>
  holders(tx).where('id', '=', id).forUpdate().executeTakeFirstOrThrow()

export const isMailTaken = async (db: Reading, mail: string): Promise<boolean> =>
  (await db.selectFrom('members').select('id').where('mail', '=', mail).executeTakeFirst()) !== undefined

export const ownRow = (db: Reading, id: number) =>
  db
    .selectFrom('members')
    .select(['id', 'account', 'mail', 'mail_verified_at', 'head', 'nick', 'black', 'black_until'])
    .select(['robot', 'staff', 'life_level', 'bomb_level'])
    .select(preferenceColumns)
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

export const backgroundOf = async (db: Reading, id: number): Promise<string> =>
  (await db.selectFrom('members').select('background').where('id', '=', id).executeTakeFirstOrThrow()).background

export const introductionOf = async (db: Reading, id: number): Promise<string> =>
  (await db.selectFrom('members').select('introduction').where('id', '=', id).executeTakeFirstOrThrow()).introduction

const holders = (db: Reading) =>
  db
    .selectFrom('members')
    .select(['id', 'account', 'mail', 'mail_verified_at', 'password', 'language', 'closed_at'])
    .where('forgotten_at', 'is', null)
