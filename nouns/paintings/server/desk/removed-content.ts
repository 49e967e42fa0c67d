import { sql } from 'kysely'
import type { Tx } from '#kit/db/database.ts'
import './tables.ts'

/** Remembers the pictures of a work that staff take away, by what was uploaded and by how it looks. */
export async function rememberContent(tx: Tx, painting: number, now: Date): Promise<void> {
  await sql`insert into removed_contents (source_hash, at)
    select distinct i.source_hash, ${now}::timestamptz from painting_pictures e join pictures i on i.id = e.picture
    where e.painting = ${painting}
    on conflict (source_hash) do nothing`.execute(tx)
  await sql`insert into removed_looks (hash, at)
    select distinct hash, ${now}::timestamptz from painting_hashes where painting = ${painting}`.execute(tx)
}

/** Forgets them again, but what another work shows that staff took away. */
export async function forgetContent(tx: Tx, painting: number): Promise<void> {
  await sql`delete from removed_contents c
    where c.source_hash in (
      select i.source_hash from painting_pictures e join pictures i on i.id = e.picture where e.painting = ${painting}
    ) and not exists (
      select from hidden_paintings h join painting_pictures e on e.painting = h.painting
      join pictures i on i.id = e.picture
      where i.source_hash = c.source_hash and h.hidden_by is not null and h.painting <> ${painting}
    )`.execute(tx)
  // Every work that is taken away adds a row for each look, so one row of each goes.
  await sql`delete from removed_looks where no in (
    select max(l.no) from removed_looks l
    where l.hash in (select hash from painting_hashes where painting = ${painting}) group by l.hash
  )`.execute(tx)
}
