import { createHmac, randomBytes } from 'node:crypto'
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '#kit/db/database.ts'
import { beijingDay } from '#rules/beijing-time.ts'
import { type DrawKind, drawMessage, drawnNumber } from '#rules/desserts/draws.ts'
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
  // Of two first questions the second waits for the first, and its update, which changes nothing, answers the row.
  const { rows } = await sql<{ member: number; seed: Buffer }>`-- member-seeds
    with known as (select member, seed from member_seeds where member = any(${members}::bigint[]) and day = ${day}::date),
    made as (
      insert into member_seeds (member, day, seed)
      select m, ${day}::date, s from unnest(${members}::bigint[], ${fresh}::bytea[]) as each (m, s)
      where not exists (select from known where known.member = m) order by m
      on conflict (member, day) do update set seed = member_seeds.seed returning member, seed
    ) select member, seed from known union all select member, seed from made`.execute(tx)
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

/** A subject for an act that has no id yet when it is drawn. */
export async function freshSubject(tx: Tx): Promise<string> {
  const { rows } = await sql<{ id: number }>`-- draw-subject
    select nextval('member_draws_id_seq') as id`.execute(tx)
  return String(rows[0]?.id)
}

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
export async function noteManyDraws(tx: Tx, acts: readonly NotedAct[]): Promise<void> {
  if (acts.length === 0) return
  await sql`-- member-draws
    ${notedDrawsSql(acts)}`.execute(tx)
}

export type NotedAct = Act & NotedDraws

/** SQL that notes draws of acts, as a statement or for the WITH of another. */
export function notedDrawsSql(acts: readonly NotedAct[]): RawBuilder<unknown> {
  const of = <T>(pick: (act: NotedAct) => T): T[] => acts.map(pick)
  return sql`insert into member_draws (member, day, kind, subject, count, terms, outcome, at)
    select * from unnest(
      ${of(({ member }) => member)}::bigint[], ${of(({ now }) => beijingDay(now))}::date[],
      ${of(({ kind }) => kind)}::text[], ${of(({ subject }) => subject)}::text[],
      ${of(({ count }) => count)}::smallint[], ${of(({ terms }) => terms)}::text[],
      ${of(({ outcome }) => outcome)}::text[], ${of(({ now }) => now)}::timestamptz[])`
}
