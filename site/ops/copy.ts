import { once } from 'node:events'
import { type Duplex, Readable } from 'node:stream'
import type pg from 'pg'

/** The driver's connection as COPY uses it; its types leave these out. */
interface CopyConnection {
  readonly stream: Duplex
  query(sql: string): void
  sendCopyFromChunk(chunk: Uint8Array): void
  endCopyFrom(): void
  sendCopyFail(why: string): void
}

interface Ended {
  readonly resolve: (rows: number) => void
  readonly reject: (error: Error) => void
}

/** What the driver asks of anything it runs, answered for COPY. */
class Copy {
  readonly #sql: string
  readonly #ended: Ended
  #count = 0

  constructor(sql: string, ended: Ended) {
    this.#sql = sql
    this.#ended = ended
  }

  submit(connection: CopyConnection): void {
    connection.query(this.#sql)
  }

  handleCommandComplete({ text }: { readonly text: string }, _connection: CopyConnection): void {
    this.#count = Number(/^COPY (\d+)$/.exec(text)?.[1] ?? 0)
  }

  handleReadyForQuery(): void {
    this.#ended.resolve(this.#count)
  }

  handleError(error: Error): void {
    this.#ended.reject(error)
  }
}

/** Rows come one by one; what they are read as is larger. */
const chunkBytes = 65_536

class CopyOut extends Copy {
  readonly #bytes: Readable
  #rows: Buffer[] = []
  #size = 0

  constructor(sql: string, bytes: Readable, ended: Ended) {
    super(sql, ended)
    this.#bytes = bytes
  }

  handleCopyData({ chunk }: { readonly chunk: Buffer }, { stream }: CopyConnection): void {
    // The row lies in the driver's buffer, which is written over.
    this.#rows.push(Buffer.from(chunk))
    this.#size += chunk.byteLength
    if (this.#size >= chunkBytes && !this.#pass()) stream.pause()
  }

  override handleCommandComplete(message: { readonly text: string }, connection: CopyConnection): void {
    this.#pass()
    super.handleCommandComplete(message, connection)
    // Told to wait by the last rows: nobody asks for more of these, and the answer to the next statement is to be heard.
    connection.stream.resume()
  }

  #pass(): boolean {
    const chunk = Buffer.concat(this.#rows)
    this.#rows = []
    this.#size = 0
    return chunk.byteLength === 0 || this.#bytes.push(chunk)
  }
}

class CopyIn extends Copy {
  readonly #source: AsyncIterable<Uint8Array>
  constructor(sql: string, source: AsyncIterable<Uint8Array>, ended: Ended) {
    super(sql, ended)
    this.#source = source
  }

  handleCopyInResponse(connection: CopyConnection): void {
    void this.#send(connection).catch((error: unknown) => connection.sendCopyFail(String(error)))
  }

  async #send(connection: CopyConnection): Promise<void> {
    for await (const chunk of this.#source) {
      connection.sendCopyFromChunk(chunk)
      if (connection.stream.writableNeedDrain) await once(connection.stream, 'drain')
    }
    connection.endCopyFrom()
  }
}

/** Runs `copy … to stdout`; the database waits while nobody reads. `rows` settles with the end of the bytes. */
export function copyOut(
  client: pg.ClientBase,
  sql: string,
): { readonly bytes: Readable; readonly rows: Promise<number> } {
  const connection = (client as unknown as { connection: CopyConnection }).connection // untyped, but the driver's own
  const bytes = new Readable({ read: () => void connection.stream.resume() })
  const rows = new Promise<number>((resolve, reject) => {
    run(client, new CopyOut(sql, bytes, { resolve, reject }))
  })
  rows.then(
    () => bytes.push(null),
    (error: Error) => bytes.destroy(error),
  )
  return { bytes, rows }
}

/** Runs `copy … from stdin` with these bytes; answers how many rows came in. */
export const copyIn = (client: pg.ClientBase, sql: string, source: AsyncIterable<Uint8Array>): Promise<number> =>
  new Promise((resolve, reject) => {
    run(client, new CopyIn(sql, source, { resolve, reject }))
  })

/** The driver runs anything that can submit itself. */
const run = (client: pg.ClientBase, copy: Copy) => client.query(copy as unknown as pg.Submittable)
