/** Where bytes lie by name, narrow enough for a folder or a bucket. Equal names always hold equal bytes. */
export interface ByteStore {
  /** Durable once it resolves; whole or not there at all. */
  put(name: string, bytes: Uint8Array): Promise<void>
  /** Null where nothing has that name. */
  get(name: string): Promise<Buffer | null>
  /** Removing what is not there is no error. */
  remove(name: string): Promise<void>
  /** Names written before the instant. */
  namesBefore(instant: Date): AsyncIterable<string>
  /** Removes what interrupted writes begun before the instant left behind; answers how much. */
  tidy(instant: Date): Promise<number>
}
