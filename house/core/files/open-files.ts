import { createHash } from 'node:crypto'
import type { Database, Tx } from '#kit/db/database.ts'
import type { StoredBytes } from './stores/byte-store.ts'
import { type FilesPlace, openStores } from './stores/open-stores.ts'
import type { StoresInTurn } from './stores/stores-in-turn.ts'
import { type Swept, sweepFiles } from './stores/sweep-files.ts'
import './tables.ts'

/** Stored files. */
export interface Kept {
  /** In the order of the contents. */
  readonly hashes: readonly string[]
  /** The first store did not take all of them, and another one did. */
  readonly fallback: boolean
}

export interface Files {
  /**
   * Stores each content once and adds one use of it. The bytes are durable before the transaction commits. Call it once
   * per transaction and last, so that a refusal has written nothing. Throws `NotStored` if no store takes them.
   */
  keep(tx: Tx, contents: readonly Uint8Array[], now: Date): Promise<Kept>
  /** Adds one use of each hash, of files that have one already. */
  share(tx: Tx, hashes: readonly string[]): Promise<void>
  /** Removes one use of each hash. A later sweep deletes files without a use. */
  release(tx: Tx, hashes: readonly string[]): Promise<void>
  /** Reads a file; null if it is gone. */
  read(hash: string): Promise<Buffer | null>
  /** Like `read`, but streams the file instead of holding it in memory. */
  open(hash: string): Promise<StoredBytes | null>
  /**
   * Removes files without a database row, and staged leftovers, that are older than this; moves files from later stores
   * to the first. Safe to run beside uploads.
   */
  sweep(age: { readonly olderThanMs: number }): Promise<Swept>
  /** Throws if no store can read and write now. */
  check(): Promise<void>
  /** The stores, if there are several: `check` throws if this one cannot be used now. */
  readonly stores: readonly { readonly name: string; readonly check: () => Promise<void> }[]
  /** Failures since the start, by the name of the store. */
  failures(): Readonly<Record<string, number>>
  close(): void
}

/** Opens the file store: files are named by their SHA-256, and the database counts their uses. */
export async function openFiles(place: FilesPlace & { readonly db: Database }): Promise<Files> {
  const stores = await openStores(place)
  const checks = stores.stores.map((one) => ({ name: one.name, check: () => stores.check(one) }))
  return {
    keep: (tx, contents, now) => keep({ tx, stores, now }, contents),
    share,
    release,
    read: (hash) => stores.get(hash),
    open: (hash) => stores.open(hash),
    sweep: (age) => sweepFiles(place.db, stores, age),
    check: () => Promise.any(checks.map(({ check }) => check())),
    stores: checks.length > 1 ? checks : [],
    failures: () => stores.failures(),
    close: () => stores.close(),
  }
}

export const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

/**
 * Writes the database row first: its lock makes concurrent keeps, releases and sweeps of the same hash wait. Always in
 * the order of the hashes, so that two transactions cannot deadlock.
 */
async function keep(into: { tx: Tx; stores: StoresInTurn; now: Date }, contents: readonly Uint8Array[]): Promise<Kept> {
  const named = contents.map((bytes) => ({ hash: hashOf(bytes), bytes }))
  let fallback = false
  for (const { hash, bytes } of named.toSorted(byHash)) {
    await into.tx
      .insertInto('files')
      .values({ hash, size: bytes.byteLength, uses: 1, at: into.now })
      .onConflict((c) => c.column('hash').doUpdateSet((eb) => ({ uses: eb('files.uses', '+', 1) })))
      .execute()
    const put = await into.stores.put(hash, bytes)
    fallback ||= put.fallback
  }
  return { hashes: named.map(({ hash }) => hash), fallback }
}

async function share(tx: Tx, hashes: readonly string[]): Promise<void> {
  for (const hash of hashes.toSorted()) {
    await tx
      .updateTable('files')
      .set((eb) => ({ uses: eb('uses', '+', 1) }))
      .where('hash', '=', hash)
      .execute()
  }
}

async function release(tx: Tx, hashes: readonly string[]): Promise<void> {
  for (const hash of hashes.toSorted()) {
    await tx
      .updateTable('files')
      .set((eb) => ({ uses: eb('uses', '-', 1) }))
      .where('hash', '=', hash)
      .execute()
    await tx.deleteFrom('files').where('hash', '=', hash).where('uses', '=', 0).execute()
  }
}

const byHash = (a: { hash: string }, b: { hash: string }) => (a.hash < b.hash ? -1 : 1)
