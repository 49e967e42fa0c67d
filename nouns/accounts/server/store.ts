import type { Kysely } from 'kysely'
import type { Tx } from '#kit/db/database.ts'
import type { Tables } from '#kit/db/tables.ts'
import './tables.ts'

/** How long the address of a log-in is stored, in milliseconds. */
const addressesMs = 90 * 86_400_000

interface LogIn {
  readonly member: number
  readonly session: string
  readonly ip: string
  readonly network: string
  readonly at: Date
}

export const insertLogIn = (tx: Tx, logIn: LogIn) => tx.insertInto('log_ins').values(logIn).execute()

export const dropLogInsOf = (tx: Tx, member: number) => tx.deleteFrom('log_ins').where('member', '=', member).execute()

export const dropOldLogIns = (db: Kysely<Tables>, now: Date) =>
  db
    .deleteFrom('log_ins')
    .where('at', '<', new Date(now.getTime() - addressesMs))
    .execute()
