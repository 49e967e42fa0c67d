import { deleteReaction, insertReaction } from '#core/reactions/store.ts'
import type { ReadDb } from '#kit/db/database.ts'
import type { Call } from '#kit/http/call.ts'
import { offsetOf, type PageAsked, pageOf } from '#rules/paging.ts'
import type { paintings } from '../contract/paintings.ts'
import { paintingRow, rowColumns, type StoredRow } from './painting-row.ts'
import { paintingThing } from './painting-thing.ts'
import { live, lockPainting } from './store.ts'

/** POST /keepPainting: adds a favourite or removes it, also that of a work that is gone. */
export async function keepPainting({ db, input, member, now, refuse }: Call<typeof paintings.calls.keep>) {
  const favourite = { kind: paintingThing.kind, subject: input.pid, member: member.id }
  if (input.on === 'N') {
    if (!(await deleteReaction(db, 'favourites', favourite))) refuse('keptNot')
    return 'suc' as const
  }
  if (!(await lockPainting(db, input.pid, member.id))) refuse('deleted')
  if (!(await insertReaction(db, 'favourites', { ...favourite, at: now }))) refuse('keptAlready')
  return 'suc' as const
}

/** POST /getKeptPainting: last kept first. */
export async function keptPaintings(db: ReadDb, member: number, asked: PageAsked) {
  const [[count], rows] = await Promise.all([
    db.named<{ n: number }>(countStatement, [member]),
    db.named<StoredRow>(keptStatement, [member, asked.pageSize, offsetOf(asked)]),
  ])
  return { ...pageOf(count?.n ?? 0, asked), rows: rows.map(paintingRow) }
}

const from = `from favourites s join paintings p on p.id = s.subject and ${live}
  where s.member = $1 and s.kind = 'painting'`

const countStatement = { name: 'paintings-kept-count', sql: `select count(*)::integer as n ${from}` }

const keptStatement = {
  name: 'paintings-kept',
  sql: `select ${rowColumns} from (select p.*, s.at as kept_at ${from} order by s.at desc, p.id desc limit $2 offset $3) p
        join members m on m.id = p.uploader order by p.kept_at desc, p.id desc`,
}
