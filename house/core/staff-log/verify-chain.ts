import type { ReadDb } from '#kit/db/database.ts'
import { linkHash, noHash } from './chain.ts'
import './tables.ts'

export interface ChainState {
  /** Number of entries read. */
  readonly links: number
  /** Id of the first entry whose hash does not fit, or null if the chain is intact. */
  readonly brokenAt: number | null
  /** Hash of the last entry, hexadecimal. Noted elsewhere, it later shows whether the end of the log was cut off. */
  readonly head: string
}

const batch = 1_000

/** Verifies the hash chain over the whole log. */
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
