import { sql } from 'kysely'
import type { Database, Tx } from '#kit/db/database.ts'
import { holdLook } from '../../names/hold-look.ts'
import { lookOf, lookRules } from '../../names/look-of.ts'
import '../tables.ts'

/**
 * Whether a nickname looks like another member's. Takes a lock: until the transaction ends nobody else can take a
 * nickname of that look.
 */
export async function isLookTaken(tx: Tx, nick: string, member = 0): Promise<boolean> {
  const look = lookOf(nick)
  await holdLook(tx, 'member', look)
  const rows = await tx.selectFrom('member_looks').select('member').where('look', '=', look).execute()
  // A nickname that clashed before this rule may stay, and may change as long as its look stays the same.
  return rows.length > 0 && !rows.some((row) => row.member === member)
}

export const writeLook = (tx: Tx, member: number, nick: string) => {
  const look = lookOf(nick)
  return tx
    .insertInto('member_looks')
    .values({ member, look, rules: lookRules })
    .onConflict((c) => c.column('member').doUpdateSet({ look, rules: lookRules }))
    .execute()
}

export const dropLook = (tx: Tx, member: number) => tx.deleteFrom('member_looks').where('member', '=', member).execute()

const batch = 500

/**
 * Fills in looks, in batches, for members who have none or whose look was made by older rules. For a closed account it
 * uses the nickname that is reserved for it.
 */
export async function fillLooks(db: Database): Promise<void> {
  for (let after = 0; after >= 0; ) after = await db.transaction((tx) => fillBatch(tx, after))
}

/** Answers the last id of the batch, or -1 after the last batch. */
async function fillBatch(tx: Tx, after: number): Promise<number> {
  // Locks the members, so that a concurrent change of nickname is written after this.
  const { rows } = await sql<{ id: number; nick: string }>`
    select m.id, coalesce((select c.nick from closures c where c.member = m.id), m.nick) as nick from members m
    where m.id > ${after} and m.forgotten_at is null
      and not exists (select from member_looks l where l.member = m.id and l.rules = ${lookRules})
    order by m.id limit ${batch} for no key update of m`.execute(tx)
  const last = rows.at(-1)
  if (!last) return -1
  await sql`insert into member_looks (member, look, rules)
    select n.member, n.look, ${lookRules} from unnest(${rows.map(({ id }) => id)}::bigint[], ${rows.map(({ nick }) => lookOf(nick))}::text[]) n (member, look)
    on conflict (member) do update set look = excluded.look, rules = excluded.rules`.execute(tx)
  return last.id
}
