import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { drawFrom } from '#core/draws/member-draws.ts'
import { beijingDay } from '#rules/beijing-time.ts'
import type { DrawKind } from '#rules/desserts/draws.ts'
import type { DrawNumber } from '#rules/desserts/outings.ts'
import type { TestSite } from './open-test-site.ts'

/** Draws of an act that is still to come, by the kind and id it will have. */
type DrawsOf = (kind: DrawKind, subject: number) => DrawNumber

/** Stores a seed of today for a member who has none yet: random ones are tried until `suits` agrees with the draws. */
export async function chooseSeed(site: TestSite, member: number, suits: (draws: DrawsOf) => boolean): Promise<Buffer> {
  const { db, now } = site.site.foundation
  for (let tries = 0; tries < 1_000_000; tries++) {
    const seed = randomBytes(32)
    if (!suits((kind, subject) => drawFrom(seed, kind, String(subject)))) continue
    await db.own
      .insertInto('member_seeds')
      .values({ member, day: beijingDay(now()), seed })
      .execute()
    return seed
  }
  throw new Error('no seed suits')
}

/** The id that the next row of a table gets. Takes one id, which stays unused. */
export async function nextId(site: TestSite, table: 'syntheses' | 'dessert_outings'): Promise<number> {
  const { rows } = await sql<{ id: string }>`select nextval(pg_get_serial_sequence(${table}, 'id')) as id`.execute(
    site.site.foundation.db.own,
  )
  return Number(rows[0]?.id) + 1
}
