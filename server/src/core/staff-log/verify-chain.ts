import type { ReadDb } from '../../kit/db/database.ts'
import { linkHash, noHash } from './chain.ts'
import './tables.ts'

export interface ChainState {
  /** Links that were read. */
  readonly links: number
  /** The first link that does not follow from what stands before it, or null where all do. */
  readonly brokenAt: number | null
  /** Hash of the last link, hexadecimal: noted elsewhere, it tells later whether the end was cut off. */
  readonly head: string
}

const batch = 1_000

/** Reads the whole log again from its first link on. */
export async function verifyChain(db: Pick<ReadDb, 'selectFrom'>): Promise<ChainState> {
  let previous: Buffer = noHash
  let links = 0
  for (;;) {
    const rows = await db
      .selectFrom('staff_log')
      .select(['id', 'at', 'actor', 'entered', 'act', 'subject', 'reason', 'before', 'after', 'hash'])
      .where('id', '>', links)
      .orderBy('id')
      .limit(batch)
      .execute()
    for (const row of rows) {
      if (row.id !== links + 1 || !linkHash(previous, row).equals(row.hash)) {
        return { links, brokenAt: links + 1, head: previous.toString('hex') }
      }
      previous = row.hash
      links = row.id
    }
    if (rows.length < batch) return { links, brokenAt: null, head: links > 0 ? previous.toString('hex') : '' }
  }
}
