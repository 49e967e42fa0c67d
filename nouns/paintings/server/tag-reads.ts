import type { Out } from '#contract/endpoint.ts'
import type { ReadDb } from '#kit/db/database.ts'
import { shareRead } from '#kit/db/share-read.ts'
import type { Keeper } from '#kit/kept/keeper.ts'
import type { paintings } from '../contract/paintings.ts'
import { live } from './store.ts'

type PaintingTags = Out<typeof paintings.calls.tags>

const lifetimeMs = 5 * 60_000
/** Up to so many facets are counted again after every change; more of them stay for five minutes. */
const countedAtOnce = 20_000
const mostTags = 200

/** Opens the counts of tags, characters and games. Callers share a count: at 200,000 works one takes a third of a second. */
export function openPaintingTags(keeper: Keeper) {
  const room = keeper.open<PaintingTags>({ lifetimeMs, mostBytes: 1_000_000 })
  const count = shareRead(async (db) => {
    const stamp = keeper.stamp()
    return { stamp, rows: await db.named<FacetCount>(facetsStatement, []) }
  })
  return async (db: ReadDb, now: Date): Promise<PaintingTags> => {
    const known = room.get('all', now.getTime())
    if (known) return known
    const { stamp, rows } = await count(db)
    const tags = describe(rows)
    const counted = rows.reduce((sum, { n }) => sum + n, 0)
    const shows = counted <= countedAtOnce ? (['paintings'] as const) : []
    room.keep('all', tags, { tags: shows, bytes: 100_000, stamp, now: now.getTime() })
    return tags
  }
}

interface FacetCount {
  readonly facet: string
  readonly n: number
}

function describe(rows: readonly FacetCount[]): PaintingTags {
  const of = (kind: string) =>
    rows.filter(({ facet }) => facet.startsWith(kind)).map(({ facet, n }) => ({ name: facet.slice(2), n }))
  return {
    TAGS: of('t:')
      .slice(0, mostTags)
      .map(({ name, n }) => ({ TAG: name, COUNT: n })),
    CHARACTERS: of('c:').map(({ name, n }) => ({ CHARACTER: name, COUNT: n })),
    GAMES: of('g:').map(({ name, n }) => ({ GAM: Number(name), COUNT: n })),
  }
}

const facetsStatement = {
  name: 'paintings-facets',
  sql: `select f.facet, count(*)::integer as n from painting_facets f join paintings p on p.id = f.painting
        where ${live} group by f.facet order by n desc, f.facet`,
}
