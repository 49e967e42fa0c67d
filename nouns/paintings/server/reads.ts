import type { ReadDb } from '#kit/db/database.ts'
import * as limits from '#rules/house-limits.ts'
import { offsetOf, type PageAsked, pageOf } from '#rules/paging.ts'
import { yesNoOf } from '#rules/yes-no.ts'
import type { PaintingDetail, PaintingPage, PaintingRow } from '../contract/painting-row.ts'
import { readFacets } from '../rules/written-painting.ts'
import { ownSeen } from './order-sql.ts'
import { paintingRow, rowColumns, type StoredRow } from './painting-row.ts'
import { live } from './store.ts'
import type { PaintingHeldWhy, SaidColumns } from './tables.ts'

/** Works that everybody sees by id, in the given order; missing ones are left out. */
export async function somePaintings(db: ReadDb, ids: readonly number[]): Promise<PaintingRow[]> {
  const rows = await db.named<StoredRow>(someStatement, [ids])
  const byId = new Map(rows.map((row) => [row.id, row]))
  return [...new Set(ids)].flatMap((id) => byId.get(id) ?? []).map(paintingRow)
}

/** A member's own works in the order of the ids, with those that staff took out of sight. */
export async function ownRows(db: ReadDb, ids: readonly number[]) {
  if (ids.length === 0) return []
  const rows = await db.named<StoredRow & { forbid: boolean }>(ownStatement, [ids])
  return rows.map((row) => ({ ...paintingRow(row), FORBID: yesNoOf(row.forbid) }))
}

/** A work by id, also one that waits or was taken out of sight: the caller must check who may see it. */
export async function onePainting(db: ReadDb, id: number): Promise<PaintingDetail | null> {
  const [row] = await db.named<StoredDetail>(oneStatement, [id])
  if (!row) return null
  return {
    ...paintingRow(row),
    ...readFacets(row.facets),
    PICTURES: row.pictures,
    RIGHTS: row.rights,
    SOURCE: row.source,
    HELDFOR: row.held ? (row.held_why ?? 'unknown') : '',
    FORBID: yesNoOf(row.forbid_for !== null),
    FORBIDFOR: row.forbid_for ?? '',
    BAKING: yesNoOf(row.baking),
  }
}

/** New works of those a member follows, without those of people who hide theirs. */
export async function followedPaintings(db: ReadDb, member: number, asked: PageAsked) {
  const [[count], rows] = await Promise.all([
    db.named<{ n: number }>(followedCount, [member, limits.exactTotal + 1]),
    db.named<StoredRow>(followedStatement, [member, offsetOf(asked) + asked.pageSize, asked.pageSize, offsetOf(asked)]),
  ])
  return { ...pageOf(count?.n ?? 0, asked), rows: rows.map(paintingRow) }
}

/** Which of these works the member likes and keeps. */
export async function paintingOwn(db: ReadDb, member: number, ids: readonly number[]) {
  const rows = await db.named<{ subject: number; liked: boolean }>(reactedStatement, [member, ids])
  const of = (liked: boolean) => rows.filter((row) => row.liked === liked).map(({ subject }) => subject)
  return { LIKED: of(true), KEPT: of(false) }
}

interface StoredDetail extends StoredRow, Pick<SaidColumns, 'rights' | 'source'> {
  readonly facets: readonly string[]
  readonly pictures: PaintingPage[]
  readonly held_why: PaintingHeldWhy | null
  readonly forbid_for: string | null
  readonly baking: boolean
}

const someStatement = {
  name: 'paintings-some',
  sql: `select ${rowColumns} from paintings p join members m on m.id = p.uploader
        where p.id = any($1::integer[]) and ${live}`,
}

const ownStatement = {
  name: 'paintings-own',
  sql: `select ${rowColumns}, p.removed_at is not null as forbid
        from unnest($1::integer[]) with ordinality as listed (id, place)
        join paintings p on p.id = listed.id join members m on m.id = p.uploader
        where ${ownSeen} order by listed.place`,
}

const oneStatement = {
  name: 'paintings-one',
  sql: `select ${rowColumns}, p.rights, p.source, p.held_why,
          case when p.removed_at is not null then h.reason end as forbid_for,
          (select coalesce(array_agg(f.facet order by f.facet), '{}') from painting_facets f where f.painting = p.id) as facets,
          (select coalesce(json_agg(json_build_object('SRC', e.src, 'W', e.width, 'H', e.height,
              'PLACEHOLDER', e.placeholder) order by e.n), '[]') from painting_pictures e where e.painting = p.id) as pictures,
          exists (select from painting_pictures e join pictures i on i.id = e.picture
            where e.painting = p.id and i.sized_at is null) as baking
        from paintings p join members m on m.id = p.uploader left join hidden_paintings h on h.painting = p.id and h.deleted_at is null
        where p.id = $1 and (p.removed_at is null or h.painting is not null)`,
}

const followedFrom = `from follows f
  join members m on m.id = f.followed and m.closed_at is null and m.shows_paintings`

const followedCount = {
  name: 'paintings-followed-count',
  sql: `select count(*)::integer as n from (
          select ${followedFrom} join paintings p on p.uploader = f.followed and ${live} where f.follower = $1 limit $2
        ) counted`,
}

const followedStatement = {
  name: 'paintings-followed',
  sql: `select ${rowColumns} from (
          select w.id ${followedFrom} cross join lateral (
            select p.id from paintings p where p.uploader = f.followed and ${live} order by p.id desc limit $2
          ) w where f.follower = $1 order by w.id desc limit $3 offset $4
        ) page
        join paintings p on p.id = page.id join members m on m.id = p.uploader order by p.id desc`,
}

const reactedStatement = {
  name: 'paintings-reacted',
  sql: `select subject, true as liked from likes where kind = 'painting' and member = $1 and subject = any($2::bigint[])
        union all
        select subject, false from favourites where kind = 'painting' and member = $1 and subject = any($2::bigint[])
        order by subject`,
}
