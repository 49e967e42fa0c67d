import type { Database } from '#kit/db/database.ts'
import { removedDays, removedMost, type Standing, standingOf, standings, trustedPosts } from '#rules/people/standing.ts'
import { setStanding } from '../members/standing-store.ts'
import type { PostSource } from './post-source.ts'

/** Sessions seen within this time: the hourly work meets every member who was here, with an hour to spare. */
const seenMs = 2 * 3_600_000
const dayMs = 86_400_000

interface Reviewed {
  readonly id: number
  readonly standing: Standing
  readonly created_at: Date
  readonly posts: number
  readonly removed: number
}

/** Computes the standing of the members who were here lately anew; answers how many changed. */
export async function reviewStandings(db: Database, posts: readonly PostSource[], now: Date): Promise<number> {
  const values = [new Date(now.getTime() - seenMs), new Date(now.getTime() - removedDays * dayMs)]
  const rows = await db.read.named<Reviewed>(statement(posts), values)
  const changed = rows.flatMap(({ id, standing: was, created_at, posts: seen, removed }) => {
    const standing = standingOf({ was, ageMs: now.getTime() - created_at.getTime(), posts: seen, removed })
    return standing === was ? [] : [{ id, standing }]
  })
  for (const standing of standings) {
    const members = changed.filter((one) => one.standing === standing).map(({ id }) => id)
    await setStanding(db.own, members, standing)
  }
  return changed.length
}

/** Every count stops at what the rules ask for. */
const statement = (posts: readonly PostSource[]) => ({
  name: 'standings-review',
  sql: `select m.id, m.standing, m.created_at,
      (select count(*) from (${posts
        .map(
          ({ table, author }) => `(select from ${table} where ${author} = m.id
        and removed_at is null and held_at is null limit ${trustedPosts})`,
        )
        .join(' union all ')}) seen)::integer as posts,
      (select count(*) from (${posts
        .flatMap(({ removals }) => removals ?? [])
        .map((removals) => `(${removals.replaceAll('$since', '$2')} limit ${removedMost})`)
        .join(' union all ')}) gone)::integer as removed
    from members m where m.closed_at is null
      and m.id in (select member from sessions where seen_at > $1 and entered_by is null)`,
})
