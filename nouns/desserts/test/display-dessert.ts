import { sql } from 'kysely'
import type { Database } from '#kit/db/database.ts'
import type { TestMember } from '#site/test/make-member.ts'

/** Gives a member a fed dessert with its card, and displays it. `dessert`: its number. */
export async function displayDessert({ own }: Database, { id }: TestMember, dessert: number): Promise<void> {
  await sql`insert into dessert_keepers (member, displayed) values (${id}, ${dessert})
    on conflict (member) do update set displayed = excluded.displayed`.execute(own)
  await sql`insert into desserts (member, dessert, fed_on, card, got_at)
    values (${id}, ${dessert}, '2026-11-01', true, now())`.execute(own)
}
