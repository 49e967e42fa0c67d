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
   * Stores each content once and counts one use of it; answers the hashes in the order given. The bytes are durable
   * before the transaction commits. Call it once a transaction, last, so that a refusal has written nothing.
   */
  keep(tx: Tx, contents: readonly Uint8Array[], now: Date): Promise<string[]>
  /** Takes back one use of each; what nobody uses any more is swept. */
  release(tx: Tx, hashes: readonly string[]): Promise<void>
  /** Null where the file is gone. */
  read(hash: string): Promise<Buffer | null>
  /** As `read`, for sending it on without holding it in memory. */
  open(hash: string): Promise<StoredBytes | null>
  /** Removes files without a row and staged leftovers older than this. Safe beside running uploads at any age. */
  sweep(age: { readonly olderThanMs: number }): Promise<{ files: number; staged: number }>
  /** Throws where files can be neither kept nor read now. */
  check(): Promise<void>
  close(): void
}

export interface FilesPlace {
  /** Where files lie, unless there is a bucket. */
  readonly folder: string
  readonly s3?: S3Settings | null | undefined
}

/** The store that the settings name. */
export const openStore = ({ folder, s3 }: FilesPlace): Promise<ByteStore> =>
  s3 ? openS3Store(s3) : openFolderStore(folder)

/** Files named by their SHA-256, counted in the database. */
export async function openFiles(place: FilesPlace & { readonly db: Database }): Promise<Files> {
  const store = await openStore(place)
  return {
    keep: (tx, contents, now) => keep({ tx, store, now }, contents),
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
 * The row first: whoever keeps, releases or sweeps the same hash at the same moment waits for it. Always in the order
 * of the hashes, so that no two wait for each other.
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
