import { createHash } from 'node:crypto'
import type { Database, Tx } from '../../kit/db/database.ts'
import type { S3Settings } from '../../kit/settings.ts'
import type { ByteStore, StoredBytes } from './byte-store.ts'
import { openFolderStore } from './folder-store.ts'
import { openS3Store } from './s3-store.ts'
import { sweepFiles } from './sweep-files.ts'
import './tables.ts'

export interface Files {
  /**
   * Stores each content once and adds one use of it; answers the hashes in the order given. The bytes are durable
   * before the transaction commits. Call it once per transaction and last, so that a refusal has written nothing.
   */
  keep(tx: Tx, contents: readonly Uint8Array[], now: Date): Promise<string[]>
  /** Adds one use of each hash, of files that have one already. */
  share(tx: Tx, hashes: readonly string[]): Promise<void>
  /** Removes one use of each hash. A later sweep deletes files without a use. */
  release(tx: Tx, hashes: readonly string[]): Promise<void>
  /** Reads a file; null if it is gone. */
  read(hash: string): Promise<Buffer | null>
  /** Like `read`, but streams the file instead of holding it in memory. */
  open(hash: string): Promise<StoredBytes | null>
  /**
   * Removes files without a database row, and staged leftovers, that are older than this. Safe to run beside uploads.
   */
  sweep(age: { readonly olderThanMs: number }): Promise<{ files: number; staged: number }>
  /** Throws if the store cannot read and write now. */
  check(): Promise<void>
  close(): void
}

export interface FilesPlace {
  /** Folder of the files; not used if there is a bucket. */
  readonly folder: string
  readonly s3?: S3Settings | null | undefined
}

/** Opens the store that the settings name: a bucket or a folder. */
export const openStore = ({ folder, s3 }: FilesPlace): Promise<ByteStore> =>
  s3 ? openS3Store(s3) : openFolderStore(folder)

/** Opens the file store: files are named by their SHA-256, and the database counts their uses. */
export async function openFiles(place: FilesPlace & { readonly db: Database }): Promise<Files> {
  const store = await openStore(place)
  return {
    keep: (tx, contents, now) => keep({ tx, store, now }, contents),
    share,
    release,
    read: (hash) => store.get(hash),
    open: (hash) => store.open(hash),
    sweep: (age) => sweepFiles(place.db, store, age),
    check: () => store.check(),
    close: () => store.close(),
  }
}

export const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

/**
 * Writes the database row first: its lock makes concurrent keeps, releases and sweeps of the same hash wait. Always in
 * the order of the hashes, so that two transactions cannot deadlock.
 */
async function keep(into: { tx: Tx; store: ByteStore; now: Date }, contents: readonly Uint8Array[]) {
  const named = contents.map((bytes) => ({ hash: hashOf(bytes), bytes }))
  for (const { hash, bytes } of named.toSorted(byHash)) {
    await into.tx
      .insertInto('files')
      .values({ hash, size: bytes.byteLength, uses: 1, at: into.now })
      .onConflict((c) => c.column('hash').doUpdateSet((eb) => ({ uses: eb('files.uses', '+', 1) })))
      .execute()
    await into.store.put(hash, bytes)
  }
  return named.map(({ hash }) => hash)
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
