import { sql } from 'kysely'
import type { Tx } from '#kit/db/database.ts'
import type { Reading } from '../reads.ts'

/** The state of a member before a staff act, for checks and for the staff log. */
export interface JudgedMember {
  readonly id: number
  readonly staff: string[]
  readonly robot: boolean
  readonly black: boolean
  readonly black_reason: string
  readonly black_until: Date | null
}

/** Reads and locks the member's row; undefined if there is none or the account is closed. */
export const lockJudged = (tx: Tx, id: number): Promise<JudgedMember | undefined> =>
  tx
    .selectFrom('members')
    .select(['id', 'staff', 'robot', 'black', 'black_reason', 'black_until'])
    .where('id', '=', id)
    .where('closed_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()

/** All members who hold a staff code, oldest account first. */
export const staffMembers = (db: Reading) =>
  db
    .selectFrom('members as m')
    .select(['m.id', 'm.account', 'm.nick', 'm.head', 'm.staff'])
    .select((eb) =>
      eb
        .selectFrom('sessions as s')
        .select((q) => q.fn.max('s.seen_at').as('at'))
        .whereRef('s.member', '=', 'm.id')
        .as('seen'),
    )
    .where('m.staff', '<>', sql<string[]>`'{}'`)
    .where('m.closed_at', 'is', null)
    .orderBy('m.id')
    .execute()

const codesLock = 7_391_063

/** Serialises changes of staff codes, so that two of them cannot both remove the last `admin`. */
export const lockCodes = (tx: Tx) => sql`select pg_advisory_xact_lock(${codesLock})`.execute(tx)

export const countAdmins = async (tx: Tx): Promise<number> => {
  const { n } = await tx
    .selectFrom('members')
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .where('staff', '<>', sql<string[]>`'{}'`)
    .where(sql<boolean>`'admin' = any(staff)`)
    .where('closed_at', 'is', null)
    .executeTakeFirstOrThrow()
  return n
}

/** When the session began; undefined if it is over. */
export const sessionSince = async (tx: Tx, session: string): Promise<Date | undefined> =>
  (await tx.selectFrom('sessions').select('created_at').where('id', '=', session).executeTakeFirst())?.created_at
