import type { ReadDb } from '#kit/db/database.ts'
import type { AlikeRow, PaintingRow } from '../contract/painting-row.ts'
import { howAlike } from './looks/how-alike.ts'
import { paintingRow, rowColumns, type StoredRow } from './painting-row.ts'
import { live } from './store.ts'

/** Works in each of the three rows. */
const most = 6
/** Of every facet, so many of the newest works are compared. */
const compared = 200

/** Works that look like one, further ones of its uploader, and those with the most characters, games and tags in common. */
export async function paintingsBeside(db: ReadDb, id: number) {
  const [alike, by, about] = await Promise.all([
    db.named<StoredRow & { same_file: boolean; distance: number }>(alikeStatement, [id, most]),
    db.named<StoredRow>(byStatement, [id, most]),
    // Works that stand in another row already are left out below.
    db.named<StoredRow>(aboutStatement, [id, compared, most * 3]),
  ])
  const shown = new Set([...alike, ...by].map((row) => row.id))
  return {
    ALIKE: alike.map((row): AlikeRow => ({ ...paintingRow(row), HOW: howAlike(row.same_file, row.distance) })),
    BY: by.map(paintingRow),
    ABOUT: about
      .filter((row) => !shown.has(row.id))
      .slice(0, most)
      .map((row): PaintingRow => paintingRow(row)),
  }
}

const alikeStatement = {
  name: 'paintings-beside-alike',
  sql: `select ${rowColumns}, p.src = o.src as same_file, x.distance
        from painting_pairs x join paintings o on o.id = x.painting join paintings p on p.id = x.other
        join members m on m.id = p.uploader
        where x.painting = $1 and ${live} order by x.distance, p.id desc limit $2`,
}

const byStatement = {
  name: 'paintings-beside-by',
  sql: `select ${rowColumns} from paintings o
        join members m on m.id = o.uploader and m.shows_paintings and m.closed_at is null
        join paintings p on p.uploader = o.uploader and p.id <> o.id
        where o.id = $1 and ${live} order by p.id desc limit $2`,
}

const aboutStatement = {
  name: 'paintings-beside-about',
  sql: `select ${rowColumns} from (
          select w.painting, count(*) as shared from painting_facets f cross join lateral (
            select g.painting from painting_facets g where g.facet = f.facet and g.painting <> f.painting
            order by g.painting desc limit $2
          ) w where f.painting = $1 group by w.painting
        ) near
        join paintings p on p.id = near.painting join members m on m.id = p.uploader
        where ${live} order by near.shared desc, p.id desc limit $3`,
}
