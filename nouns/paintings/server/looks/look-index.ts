import { setImmediate } from 'node:timers/promises'
import { sql } from 'kysely'
import type { ReadDb, Tx } from '#kit/db/database.ts'
import { bitsIn, type Look } from '../../rules/look.ts'

/** An earlier picture that is near one that was asked about. `work` is its painting; it may be gone. */
export interface NearLook {
  readonly work: number
  readonly distance: number
}

/** What was found among the looks up to the number `last`, the nearest first, each work once. */
export interface NearLooks {
  readonly near: readonly NearLook[]
  readonly last: number
}

/** All looks of all works in memory, to be compared with new ones. */
export interface LookIndex {
  /**
   * The works that have a look within `within` bits of one of these. Call it before the transaction: it compares for
   * seconds where a work has many pictures, and lets others run meanwhile. `nearSince` completes the answer.
   */
  near(read: ReadDb, asked: readonly Look[], within: number): Promise<NearLooks>
  /** How many looks are in memory. */
  size(): number
  close(): void
}

/** Rows read by one statement. */
const part = 20_000
/** How long the looks stay in memory after the last question, in milliseconds. */
const idleMs = 10 * 60_000
/** A row that differs in more of its first 96 bits is not looked at further. None of 12,220 true matches was lost so. */
const sieve = 40
/** How long looks are compared before others run, in milliseconds. */
const sliceMs = 10

/** Opens an index without rows: they are read when something is asked, and then only the newer ones. */
export function openLookIndex(): LookIndex {
  let rows = noRows()
  let idle: NodeJS.Timeout | undefined
  let reading: Promise<void> = Promise.resolve()
  const leave = () => {
    rows = noRows()
  }
  const readNewer = async (read: ReadDb) => {
    rows = await withNewer(rows, async (last) => (await read.named<StoredPart>(newerStatement, [last]))[0])
  }
  return {
    near: async (read, asked, within) => {
      clearTimeout(idle)
      idle = setTimeout(leave, idleMs).unref()
      // One reader at a time: two would append the same rows.
      const mine = reading.then(() => readNewer(read))
      reading = mine.catch(() => undefined)
      await mine
      const compared = rows
      return { near: await scan(compared, asked, within), last: compared.last }
    },
    size: () => rows.count,
    close: () => {
      clearTimeout(idle)
      leave()
    },
  }
}

/**
 * Completes what an index found with the looks that were inserted since. The caller holds the lock under which looks are
 * inserted (`lockLooks`), so that none is missed.
 */
export async function nearSince(
  tx: Tx,
  { near, last }: NearLooks,
  asked: readonly Look[],
  within: number,
): Promise<NearLook[]> {
  const since = await withNewer({ ...noRows(), last }, async (after) => {
    const { rows } = await sql<StoredPart>`${sql.raw(newerStatement.sql.replace('$1', String(after)))}`.execute(tx)
    return rows[0]
  })
  return nearestFirst([...near, ...(await scan(since, asked, within))])
}

/** Whether one of these is within `within` bits of a look that staff removed. */
export const nearRemoved = async (read: ReadDb, asked: readonly Look[], within: number): Promise<boolean> =>
  asked.length > 0 && nearAny((await read.named<StoredPart>(removedStatement, []))[0], asked, within)

/** Whether one of these is within `within` bits of a look of the member's own works. */
export const nearOwn = async (read: ReadDb, member: number, asked: readonly Look[], within: number): Promise<boolean> =>
  asked.length > 0 && nearAny((await read.named<StoredPart>(ownStatement, [member]))[0], asked, within)

const nearAny = async (stored: StoredPart | undefined, asked: readonly Look[], within: number): Promise<boolean> =>
  stored?.last ? (await scan(withRows(noRows(), stored), asked, within)).length > 0 : false

/** Takes the lock under which looks are compared and inserted, until the transaction ends. */
export const lockLooks = (tx: Tx) =>
  sql`select pg_advisory_xact_lock(hashtextextended('painting looks', 300))`.execute(tx)

interface Rows {
  readonly count: number
  /** The highest number that was read. */
  readonly last: number
  readonly works: Int32Array
  /** Eight words a row. */
  readonly words: Uint32Array
}

const noRows = (): Rows => ({ count: 0, last: 0, works: new Int32Array(0), words: new Uint32Array(0) })

interface StoredPart {
  readonly n: number
  readonly last: number | null
  /** A big-endian id and the 32 bytes of a look for each row. */
  readonly packed: Buffer | null
}

/** Looks are numbered under the lock that is held until they are committed: a reader who sees one sees all before it. */
const newerStatement = {
  name: 'painting-looks-newer',
  sql: `select count(*)::integer as n, max(no) as last, string_agg(int4send(painting) || hash, ''::bytea order by no) as packed
    from (select no, painting, hash from painting_hashes where no > $1 order by no limit ${part}) page`,
}

const ownStatement = {
  name: 'painting-looks-own',
  sql: `select count(*)::integer as n, max(h.no) as last, string_agg(int4send(h.painting) || h.hash, ''::bytea) as packed
    from paintings p join painting_hashes h on h.painting = p.id where p.uploader = $1`,
}

const removedStatement = {
  name: 'painting-looks-removed',
  sql: `select count(*)::integer as n, max(no) as last, string_agg(int4send(0) || hash, ''::bytea) as packed
    from removed_looks`,
}

/** The rows with all that are stored after them. */
async function withNewer(rows: Rows, read: (last: number) => Promise<StoredPart | undefined>): Promise<Rows> {
  for (let all = rows; ; ) {
    const stored = await read(all.last)
    if (!stored?.last) return all
    all = withRows(all, stored)
    if (stored.n < part) return all
  }
}

function withRows(before: Rows, { n, last, packed }: StoredPart): Rows {
  const count = before.count + n
  const works = roomFor(before.works, count, (size) => new Int32Array(size))
  const words = roomFor(before.words, 8 * count, (size) => new Uint32Array(size))
  const view = packed
    ? new DataView(packed.buffer, packed.byteOffset, packed.byteLength)
    : new DataView(new ArrayBuffer(0))
  for (let row = 0; row < n; row++) {
    works[before.count + row] = view.getInt32(36 * row)
    for (let word = 0; word < 8; word++) {
      words[8 * (before.count + row) + word] = view.getUint32(36 * row + 4 + 4 * word, true)
    }
  }
  return { count, last: last ?? before.last, works, words }
}

/** The list itself if it is long enough, else a longer copy of it. */
function roomFor<List extends Int32Array | Uint32Array>(
  list: List,
  length: number,
  make: (size: number) => List,
): List {
  if (list.length >= length) return list
  const longer = make(Math.ceil(length * 1.3))
  longer.set(list)
  return longer
}

/** Compares every row with every question, in slices. Rows that are appended meanwhile are not looked at. */
async function scan(rows: Rows, asked: readonly Look[], within: number): Promise<NearLook[]> {
  const found: NearLook[] = []
  let began = performance.now()
  for (const question of asked) {
    compare(rows, question, within, found)
    if (performance.now() - began < sliceMs) continue
    await setImmediate()
    began = performance.now()
  }
  return nearestFirst(found)
}

function nearestFirst(found: readonly NearLook[]): NearLook[] {
  const best = new Map<number, number>()
  for (const { work, distance } of found) {
    if (distance < (best.get(work) ?? Number.POSITIVE_INFINITY)) best.set(work, distance)
  }
  return [...best].map(([work, distance]) => ({ work, distance })).sort((a, b) => a.distance - b.distance)
}

function compare({ count, works, words }: Rows, question: Look, within: number, found: NearLook[]): void {
  const [q0, q1, q2, q3, q4, q5, q6, q7] = question as unknown as Words // eight words each, by its type
  for (let row = 0, o = 0; row < count; row++, o += 8) {
    let distance =
      bitsIn((words[o] as number) ^ q0) + bitsIn((words[o + 1] as number) ^ q1) + bitsIn((words[o + 2] as number) ^ q2)
    if (distance > sieve) continue
    distance +=
      bitsIn((words[o + 3] as number) ^ q3) +
      bitsIn((words[o + 4] as number) ^ q4) +
      bitsIn((words[o + 5] as number) ^ q5) +
      bitsIn((words[o + 6] as number) ^ q6) +
      bitsIn((words[o + 7] as number) ^ q7)
    if (distance <= within) found.push({ work: works[row] as number, distance })
  }
}

type Words = readonly [number, number, number, number, number, number, number, number]
