import type { NamedStatement } from '#kit/db/database.ts'
import { facetsOfFilter, type PaintingFilter, periodStart } from '../rules/painting-filters.ts'
import type { PaintingSort } from '../rules/paintings.ts'
import { live } from './store.ts'

/** Which works a list has, for whom and when. */
export interface PaintingWay {
  readonly filter: PaintingFilter
  readonly now: Date
  /** The member whose own list this is, with works that wait and works that staff took out of sight. */
  readonly own?: number
}

interface Built extends NamedStatement {
  readonly values: readonly unknown[]
}

/** SQL: the order of the works `p`. Ids rise with time. */
export const orderOf: Readonly<Record<PaintingSort, string>> = {
  time: 'p.id desc',
  likes: 'p.likes desc, p.id desc',
  comments: 'p.comments desc, p.id desc',
}

/** SQL condition: the uploader of the work `p` sees it. It is not removed, or staff or reports took it out of sight. */
export const ownSeen = `(p.removed_at is null or exists (select from hidden_paintings h
  where h.painting = p.id and h.deleted_at is null))`

/**
 * Reads the ids of a list in order, as one packed row of 4-byte integers. The order stands in the aggregate, which keeps
 * parallel workers from mixing it.
 */
export function orderSql({ filter, now, own }: PaintingWay): Built {
  const values: unknown[] = []
  const put = (value: unknown) => `$${values.push(value)}`
  const conditions = own === undefined ? [live] : [`p.uploader = ${put(own)}`, ownSeen]
  if (filter.upid !== undefined) conditions.push(`p.uploader = ${put(filter.upid)}`)
  if (filter.match !== undefined) conditions.push(`p.match = ${put(filter.match)}`)
  if (filter.period) conditions.push(`p.uploaded_at >= ${put(periodStart(filter.period, now))}`)
  for (const facet of facetsOfFilter(filter)) {
    conditions.push(`exists (select from painting_facets f where f.painting = p.id and f.facet = ${put(facet)})`)
  }
  const sql = `select coalesce(string_agg(int4send(p.id), ''::bytea order by ${orderOf[filter.sort]}), ''::bytea) as ids
    from paintings p where ${conditions.join(' and ')}`
  return { name: '', sql, values }
}

/** Numbers as `int4send` packs them. */
export function unpackIds(packed: Buffer): Int32Array {
  const ids = new Int32Array(packed.byteLength / 4)
  for (let i = 0; i < ids.length; i++) ids[i] = packed.readInt32BE(i * 4)
  return ids
}
