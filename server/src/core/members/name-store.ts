import { type Kysely, sql } from 'kysely'
import type { Database, Tx } from '../../kit/db/database.ts'
import type { Tables } from '../../kit/db/tables.ts'
import { searchedNames } from './searched-names.ts'
import './tables.ts'

interface Named {
  readonly id: number
  readonly nick: string
  readonly account: string
}

const batch = 500

/** Writes anew what a member is found by; nobody finds one whose account is closed. */
export async function writeNames(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom('member_names').where('member', '=', id).execute()
  const member = await tx
    .selectFrom('members')
    .select(['id', 'nick', 'account'])
    .where('id', '=', id)
    .where('closed_at', 'is', null)
    .executeTakeFirst()
  if (member) await insertNames(tx, [member])
}

/** Members who came another way than through the forms, a few at a time. */
export async function fillNames(db: Database): Promise<void> {
  for (let more = true; more; ) {
    more = await db.transaction(async (tx) => {
      const members = await nameless(tx)
      if (members.length > 0) await insertNames(tx, members)
      return members.length > 0
    })
  }
}

/** Held, so that a nickname that changes meanwhile is written after this. */
const nameless = (tx: Tx): Promise<Named[]> =>
  tx
    .selectFrom('members')
    .select(['id', 'nick', 'account'])
    .where('closed_at', 'is', null)
    .where(sql<boolean>`not named`)
    .orderBy('id')
    .limit(batch)
    .forNoKeyUpdate()
    .execute()

async function insertNames(db: Kysely<Tables>, members: readonly Named[]): Promise<void> {
  const rows = members.flatMap((member) => searchedNames(member).map((name) => ({ member: member.id, ...name })))
  await sql`insert into member_names (member, word, whole)
    select * from unnest(${rows.map((row) => row.member)}::bigint[], ${rows.map((row) => row.word)}::text[],
      ${rows.map((row) => row.whole)}::boolean[])
    on conflict (word, member) do nothing`.execute(db)
  const ids = members.map(({ id }) => id)
  await db.updateTable('members').set({ named: true }).where('id', 'in', ids).where(sql<boolean>`not named`).execute()
}
