import type { Readable } from 'node:stream'

/** Bytes on their way out of a store: whole, or the stream fails. */
export interface StoredBytes {
  readonly size: number
  readonly stream: Readable
}

/** Where bytes lie by name, narrow enough for a folder or a bucket. Equal names always hold equal bytes. */
export interface ByteStore {
  /** Durable once it resolves; whole or not there at all. */
  put(name: string, bytes: Uint8Array): Promise<void>
  /** Null where nothing has that name. */
  get(name: string): Promise<Buffer | null>
  /** As `get`, without holding the whole file in memory. */
  open(name: string): Promise<StoredBytes | null>
  /** Removing what is not there is no error. */
  remove(name: string): Promise<void>
  /** Names written before the instant. */
  namesBefore(instant: Date): AsyncIterable<string>
  /** Removes what interrupted writes begun before the instant left behind; answers how much. */
  tidy(instant: Date): Promise<number>
  /** Throws where the store cannot be used now. */
  check(): Promise<void>
  close(): void
}

/** Files are named by their SHA-256 in hex: nothing else may become a path or a key. */
export const hashForm = /^[0-9a-f]{64}$/

export function checkName(name: string): string {
  if (!hashForm.test(name)) throw new Error('a stored file is named by its hash')
  return name
}
