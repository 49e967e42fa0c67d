import { type Kysely, sql } from 'kysely'
import type { Database, Tx } from '#kit/db/database.ts'
import type { Tables } from '#kit/db/tables.ts'
import { searchedNames, sortedName } from './searched-names.ts'
import '../tables.ts'

interface Named {
  readonly id: number
  readonly nick: string
}

const batch = 500

/** Rewrites the words by which the mention search finds a member; a closed account has none. */
export async function writeNames(tx: Tx, id: number): Promise<void> {
  const member = await tx
    .selectFrom('members')
    .select(['id', 'nick'])
    .where('id', '=', id)
    .where('closed_at', 'is', null)
    .executeTakeFirst()
  if (member) await replaceNames(tx, [member])
  else await tx.deleteFrom('member_names').where('member', '=', id).execute()
}

/** Fills in the search words, in batches, for members whose words are missing or to be rebuilt. */
export async function fillNames(db: Database): Promise<void> {
  for (let more = true; more; ) {
    more = await db.transaction(async (tx) => {
      const members = await nameless(tx)
      if (members.length > 0) await replaceNames(tx, members)
      return members.length > 0
    })
  }
}

/** Locks the members, so that a concurrent change of nickname is written after this. */
const nameless = (tx: Tx): Promise<Named[]> =>
  tx
    .selectFrom('members')
    .select(['id', 'nick'])
    .where('closed_at', 'is', null)
    .where(sql<boolean>`not named`)
    .orderBy('id')
    .limit(batch)
    .forNoKeyUpdate()
    .execute()

async function replaceNames(db: Kysely<Tables>, members: readonly Named[]): Promise<void> {
  const ids = members.map(({ id }) => id)
  await db.deleteFrom('member_names').where('member', 'in', ids).execute()
  const rows = members.flatMap(({ id, nick }) => searchedNames(nick).map((name) => ({ member: id, ...name })))
  await sql`insert into member_names (member, word, whole)
    select * from unnest(${rows.map((row) => row.member)}::bigint[], ${rows.map((row) => row.word)}::text[],
      ${rows.map((row) => row.whole)}::boolean[])
    on conflict (word, member) do nothing`.execute(db)
  await sql`update members m set named = true, sorts_as = n.sorts_as
    from unnest(${ids}::bigint[], ${members.map(({ nick }) => sortedName(nick))}::text[]) as n (id, sorts_as)
    where m.id = n.id and (not m.named or m.sorts_as <> n.sorts_as)`.execute(db)
}
