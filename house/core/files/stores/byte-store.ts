import type { Readable } from 'node:stream'

/** The content of a stored file as a stream; the stream fails if it cannot deliver all bytes. */
export interface StoredBytes {
  readonly size: number
  readonly stream: Readable
}

/** Stores bytes by name; narrow enough for a folder or a bucket. A name must always mean the same bytes. */
export interface ByteStore {
  /** Stores the bytes. They are durable once it resolves; a failed write leaves nothing under the name. */
  put(name: string, bytes: Uint8Array): Promise<void>
  /** Reads a file; null if there is none of that name. */
  get(name: string): Promise<Buffer | null>
  /** Like `get`, but streams instead of holding the whole file in memory. */
  open(name: string): Promise<StoredBytes | null>
  /** Deletes a file; a missing one is no error. */
  remove(name: string): Promise<void>
  /** Names written before the instant. */
  namesBefore(instant: Date): AsyncIterable<string>
  /** Removes the leftovers of interrupted writes that began before the instant; answers how many. */
  tidy(instant: Date): Promise<number>
  /** Throws if the store cannot be used now. */
  check(): Promise<void>
  close(): void
}

/** Files are named by their SHA-256 in hex: nothing else may become a path or a key. */
export const hashForm = /^[0-9a-f]{64}$/

export function checkName(name: string): string {
  if (!hashForm.test(name)) throw new Error('a stored file is named by its hash')
  return name
}
