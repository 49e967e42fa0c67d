import { sql } from 'kysely'
import type { OwnPicture } from '#core/files/pictures.ts'
import type { ReadDb, Tx } from '#kit/db/database.ts'
import type { AlikeRow } from '../../contract/painting-row.ts'
import { alikeDistance, closeDistance, sameDistance } from '../../rules/look.ts'
import type { AlikeReason } from '../../rules/paintings.ts'
import { paintingRow, rowColumns, type StoredRow } from '../painting-row.ts'
import { live } from '../store.ts'
import { howAlike } from './how-alike.ts'
import {
  type LookIndex,
  lockLooks,
  type NearLook,
  type NearLooks,
  nearOwn,
  nearRemoved,
  nearSince,
} from './look-index.ts'
import { keepHashes, pairWorks, type WorkLooks } from './look-store.ts'
import { nearShown } from './shown-looks.ts'

/** Looks of a new work that were compared before its transaction opens, because that takes long. */
export interface ComparedLooks extends WorkLooks {
  readonly earlier: NearLooks
  /** They look like a work that staff removed. */
  readonly looksRemoved: boolean
  /** Turned, mirrored or inverted they are the same as a work of the member's own. */
  readonly turnsOwn: boolean
}

interface Comparing {
  readonly read: ReadDb
  readonly index: LookIndex
  readonly member: number
}

export async function compareBefore({ read, index, member }: Comparing, taken: WorkLooks): Promise<ComparedLooks> {
  const earlier = await index.near(read, taken.asked, alikeDistance)
  const looksRemoved = await nearRemoved(read, taken.turned, alikeDistance)
  return { ...taken, earlier, looksRemoved, turnsOwn: await nearOwn(read, member, taken.turned, sameDistance) }
}

/** A work that is about to be published. */
export interface NewLook {
  readonly member: number
  readonly pictures: readonly OwnPicture[]
  readonly taken: ComparedLooks
  /** Why its uploader goes on although it looks like an earlier work; undefined while they were not asked. */
  readonly goOn: AlikeReason | undefined
}

/** What a new work brings its uploader: what every upload brings, nothing, or what staff decide. */
export type LookReward = 'pays' | 'same' | 'doubt'

/**
 * What a new work looks like. `goes`: it may be published, and waits for staff if it looks like a work that they
 * removed. The others are refused, `alike` with the earlier works.
 */
export type LookFound =
  | { readonly kind: 'removedBefore' }
  | { readonly kind: 'alike'; readonly works: readonly AlikeRow[] }
  | { readonly kind: 'goes'; readonly waits: boolean; readonly near: readonly NearLook[]; readonly reward: LookReward }

/**
 * Compares a new work with those that are here, were here, and that staff removed. Holds the lock of the looks until the
 * transaction ends, so that of two works that are published at once one sees the other.
 */
export async function compareLook(tx: Tx, look: NewLook): Promise<LookFound> {
  if (await wasRemoved(tx, look.pictures)) return { kind: 'removedBefore' }
  await lockLooks(tx)
  const { earlier, asked, looksRemoved: waits } = look.taken
  const ever = await nearSince(tx, earlier, asked, alikeDistance)
  const near = await nearShown(
    tx,
    asked,
    ever.map(({ work }) => work),
  )
  const works = await worksNear(tx, look, near)
  const asks = works.filter(({ distance, sameFile }) => sameFile || distance <= closeDistance).slice(0, mostShown)
  if (asks.length > 0 && look.goOn === undefined && !waits) {
    const rows = asks.map((work) => ({ ...paintingRow(work.row), HOW: howAlike(work.sameFile, work.distance) }))
    return { kind: 'alike', works: rows }
  }
  return { kind: 'goes', waits, near, reward: rewardOf(look, ever, works) }
}

/** Keeps how a new work looks, and which works look like it. */
export async function keepLooks(
  tx: Tx,
  painting: number,
  { kept }: WorkLooks,
  near: readonly NearLook[],
): Promise<void> {
  await keepHashes(tx, painting, kept)
  await pairWorks(tx, painting, near)
}

/** How many earlier works a refusal shows. */
const mostShown = 3

async function wasRemoved(tx: Tx, pictures: readonly OwnPicture[]): Promise<boolean> {
  const row = await tx
    .selectFrom('removed_contents')
    .select('source_hash')
    .where(
      'source_hash',
      'in',
      pictures.map(({ sourceHash }) => sourceHash),
    )
    .executeTakeFirst()
  return row !== undefined
}

interface WorkNear {
  readonly row: StoredRow
  readonly distance: number
  readonly sameFile: boolean
}

/** The earlier works that everybody may see, those of the same file first, then the nearest. */
async function worksNear(tx: Tx, { pictures }: NewLook, near: readonly NearLook[]): Promise<WorkNear[]> {
  const { rows: same } = await sql<{ id: number }>`select distinct e.painting as id from painting_pictures e
    where e.src = any(${pictures.map(({ src }) => src)}::text[])`.execute(tx)
  const sameFiles = new Set(same.map(({ id }) => id))
  const distances = new Map([
    ...[...sameFiles].map((id) => [id, 0] as const),
    ...near.map((one) => [one.work, one.distance] as const),
  ])
  if (distances.size === 0) return []
  const { rows } =
    await sql<StoredRow>`select ${sql.raw(rowColumns)} from paintings p join members m on m.id = p.uploader
    where p.id = any(${[...distances.keys()]}::integer[]) and ${sql.raw(live)}`.execute(tx)
  return rows
    .map((row) => ({ row, distance: distances.get(row.id) ?? 0, sameFile: sameFiles.has(row.id) }))
    .sort((a, b) => Number(b.sameFile) - Number(a.sameFile) || a.distance - b.distance || a.row.id - b.row.id)
}

/**
 * Variants of one's own work are one series and bring one reward. What is near somebody else's work, one that is gone, or a
 * picture that staff replaced, is for staff to decide; so is what has no look to compare, and an own work that was turned or
 * inverted. Measured: two versions of one drawing are 46 apart on average.
 */
function rewardOf({ member, taken }: NewLook, near: readonly NearLook[], works: readonly WorkNear[]): LookReward {
  if (taken.kept.length === 0) return 'doubt'
  const own = new Set(works.filter(({ row }) => row.uploader === member).map(({ row }) => row.id))
  if (near.some(({ work, distance }) => distance <= sameDistance && own.has(work))) return 'same'
  return taken.turnsOwn || near.some(({ distance }) => distance <= closeDistance) ? 'doubt' : 'pays'
}
