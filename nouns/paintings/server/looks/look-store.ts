import { sql } from 'kysely'
import type { Tx } from '#kit/db/database.ts'
import { type Look, lookBytes } from '../../rules/look.ts'
import type { NearLook } from './look-index.ts'
import type { TakenLooks } from './take-looks.ts'
import '../tables.ts'

/** A look that is kept with a work, and the picture that it is of; null: of one that the work always shows. */
export interface KeptLook {
  readonly look: Look
  readonly picture: number | null
}

/** The looks of all pictures of a work: see `TakenLooks`. */
export interface WorkLooks extends Omit<TakenLooks, 'kept'> {
  readonly kept: readonly KeptLook[]
}

/** Keeps looks of a work for good. The caller holds the lock of the looks. */
export async function keepHashes(tx: Tx, painting: number, kept: readonly KeptLook[]): Promise<void> {
  if (kept.length === 0) return
  await tx
    .insertInto('painting_hashes')
    .values(kept.map(({ look, picture }) => ({ painting, picture, hash: Buffer.from(lookBytes(look)) })))
    .execute()
}

/** Notes which works are alike, in both directions. Works that are gone for good have no row to pair with. */
export const pairWorks = (tx: Tx, painting: number, near: readonly NearLook[]) =>
  sql`insert into painting_pairs (painting, other, distance)
    select pair.painting, pair.other, n.distance
    from unnest(${near.map(({ work }) => work)}::integer[], ${near.map(({ distance }) => distance)}::smallint[]) as n (work, distance)
    join paintings p on p.id = n.work
    cross join lateral (values (${painting}::integer, n.work), (n.work, ${painting}::integer)) as pair (painting, other)`.execute(
    tx,
  )

interface ShownLook {
  readonly work: number
  readonly look: Look
}

/** The looks of the pictures that these works show now. */
export async function shownLooks(tx: Tx, works: readonly number[]): Promise<ShownLook[]> {
  if (works.length === 0) return []
  const { rows } = await sql<{ work: number; hash: Buffer }>`select h.painting as work, h.hash from painting_hashes h
    where h.painting = any(${[...works]}::integer[]) and (h.picture is null or exists (
      select from painting_pictures e where e.painting = h.painting and e.picture = h.picture))`.execute(tx)
  return rows.map(({ work, hash }) => ({ work, look: readLook(hash) }))
}

const readLook = (hash: Buffer): Look => Uint32Array.from({ length: 8 }, (_, word) => hash.readUInt32LE(4 * word))
