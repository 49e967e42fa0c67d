import { createHmac, randomBytes } from 'node:crypto'
import { beijingDay } from '@patisserie/rules/beijing-time'
import { type DrawKind, drawMessage, drawnNumber } from '@patisserie/rules/desserts/draws'
import { sql } from 'kysely'
import type { Tx } from '../../kit/db/database.ts'
import './tables.ts'

/** The member's seed of a Beijing day; the first question of the day makes it. */
export async function seedOf(tx: Tx, member: number, day: string): Promise<Buffer> {
  const seed = (await seedsOf(tx, [member], day)).get(member)
  if (!seed) throw new Error('a day has no seed')
  return seed
}

/** As `seedOf`, of many members, each named once. */
export async function seedsOf(tx: Tx, members: readonly number[], day: string): Promise<ReadonlyMap<number, Buffer>> {
  const fresh = members.map(() => randomBytes(32))
  // The update that changes nothing lets a second caller wait for the first, and answers the row of either.
  const { rows } = await sql<{ member: number; seed: Buffer }>`insert into member_seeds (member, day, seed)
    select m, ${day}::date, s from unnest(${members}::bigint[], ${fresh}::bytea[]) as each (m, s) order by m
    on conflict (member, day) do update set seed = member_seeds.seed returning member, seed`.execute(tx)
  return new Map(rows.map(({ member, seed }) => [member, seed]))
}

/** Draws number n of an act from a seed. */
export const drawFrom =
  (seed: Uint8Array, kind: DrawKind, subject: string) =>
  (n: number): number =>
    drawnNumber(createHmac('sha256', seed).update(drawMessage({ kind, subject, n })).digest())

interface Act {
  readonly member: number
  readonly kind: DrawKind
  /** Names what is drawn for; no two acts of a kind have the same. */
  readonly subject: string
  readonly now: Date
}

/** Draws for a member's act, with their seed of today. */
export const drawsFor = async (tx: Tx, { member, kind, subject, now }: Act): Promise<(n: number) => number> =>
  drawFrom(await seedOf(tx, member, beijingDay(now)), kind, subject)

export interface NotedDraws {
  readonly count: number
  /** As of `termsOf`. */
  readonly terms: string
  /** As of `workOut`. */
  readonly outcome: string
}

/** Notes what came of the first `count` draws of an act, so that the member can work them out again. */
export const noteDraws = (tx: Tx, act: Act, noted: NotedDraws): Promise<void> =>
  noteManyDraws(tx, [{ ...act, ...noted }])

/** As `noteDraws`, of many acts. */
export async function noteManyDraws(tx: Tx, acts: readonly (Act & NotedDraws)[]): Promise<void> {
  if (acts.length === 0) return
  const rows = acts.map(({ now, ...act }) => ({ ...act, day: beijingDay(now), at: now }))
  await tx.insertInto('member_draws').values(rows).execute()
}
