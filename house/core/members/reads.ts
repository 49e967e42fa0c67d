import { sql } from 'kysely'
import type { ReadDb, Tx } from '#kit/db/database.ts'
import type { Language } from '#rules/language.ts'
import { normalMail } from '#rules/people/accounts.ts'
import { preferenceColumns } from './preference-columns.ts'

/** A handle for reading: of the pool or of a transaction. */
export type Reading = Pick<ReadDb, 'selectFrom'>

/** The columns of a member that log-in and mails need. */
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

/** Finds a member by mail address in normal form. */
export const holderByMail = (db: Reading, mail: string): Promise<Holder | undefined> =>
  holders(db).where('mail', '=', mail).executeTakeFirst()

/** Finds a member by what people type to log in: the account name in any case, or the mail address. */
export const holderByName = (db: Reading, name: string): Promise<Holder | undefined> =>
  name.includes('@')
    ? holderByMail(db, normalMail(name))
    : holders(db).where(sql`lower(account)`, '=', name.trim().toLowerCase()).executeTakeFirst()

/** Reads and locks the member's row: for checks that must still hold at commit. */
export const lockHolder = (tx: Tx, id: number): Promise<Holder> =>
  holders(tx).where('id', '=', id).forUpdate().executeTakeFirstOrThrow()

export const isMailTaken = async (db: Reading, mail: string): Promise<boolean> =>
  (await db.selectFrom('members').select('id').where('mail', '=', mail).executeTakeFirst()) !== undefined

export const ownRow = (db: Reading, id: number) =>
  db
    .selectFrom('members')
    .select(['id', 'account', 'mail', 'mail_verified_at', 'head', 'nick', 'black', 'black_until'])
    .select(['robot', 'staff', 'colour'])
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
