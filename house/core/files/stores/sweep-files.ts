import { sql } from 'kysely'
import type { Database } from '#kit/db/database.ts'
import { whileLocked } from '#kit/db/locks.ts'
import { eachAlone } from '#kit/jobs/each-alone.ts'
import { bringHome } from './bring-home.ts'
import type { ByteStore } from './byte-store.ts'
import type { StoresInTurn } from './stores-in-turn.ts'

/**
 * Advisory lock: held by the one process that sweeps, and by a backup, which may copy files whose rows are gone
 * meanwhile.
 */
export const sweepLock = 7_391_044

export interface Swept {
  readonly files: number
  readonly staged: number
}

/**
 * Removes stored files without a database row: left behind by a rolled back or killed upload, or released by their last
 * use. Then moves files back to the first store. A store that fails does not keep the others from being swept.
 */
export async function sweepFiles(
  db: Database,
  stores: StoresInTurn,
  { olderThanMs }: { readonly olderThanMs: number },
): Promise<Swept> {
  const before = new Date(Date.now() - olderThanMs)
  const swept = { files: 0, staged: 0 }
  const sweeps = stores.stores.map(({ store }) => async () => {
    swept.staged += await store.tidy(before)
    swept.files += await sweepStore(db, store, before)
  })
  await whileLocked(db.patient, sweepLock, () =>
    eachAlone([...sweeps, () => bringHome(stores, before)], 'sweeps of the stores failed', (sweep) => sweep()),
  )
  return swept
}

async function sweepStore(db: Database, store: ByteStore, before: Date): Promise<number> {
  let files = 0
  let batch: string[] = []
  const flush = async () => {
    for (const hash of await withoutRow(db, batch)) files += (await removeUnlessKept(db, store, hash)) ? 1 : 0
    batch = []
  }
  for await (const name of store.namesBefore(before)) if (batch.push(name) === 500) await flush()
  await flush()
  return files
}

async function withoutRow(db: Database, hashes: readonly string[]): Promise<string[]> {
  if (hashes.length === 0) return []
  const rows = await db.own.selectFrom('files').select('hash').where('hash', 'in', hashes).execute()
  const counted = new Set(rows.map((row) => row.hash))
  return hashes.filter((hash) => !counted.has(hash))
}

/**
 * Inserts a row for the hash and so locks it while the file is deleted. A concurrent upload of the same bytes waits, or
 * had inserted its row first, and then the file stays.
 */
const removeUnlessKept = (db: Database, store: ByteStore, hash: string): Promise<boolean> =>
  db.transaction(async (tx) => {
    const mine = await tx
      .insertInto('files')
      .values({ hash, size: 0, uses: 0, at: sql`now()` })
      .onConflict((c) => c.doNothing())
      .returning('hash')
      .executeTakeFirst()
    if (!mine) return false
    await store.remove(hash)
    await tx.deleteFrom('files').where('hash', '=', hash).execute()
    return true
  })
