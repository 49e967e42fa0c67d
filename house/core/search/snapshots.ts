import type { ReadDb } from '#kit/db/database.ts'

/** The state of one kind's index, and its queue. */
export interface Snapshot {
  readonly version: number
  readonly generation: number
  readonly floor_id: number
  /** Number and id of each queued row, in the order of the numbers. */
  readonly queue: readonly (readonly [no: number, id: number])[]
}

/** The snapshots of all kinds, as of one moment. */
export type Snapshots = ReadonlyMap<string, Snapshot>

/** Of a kind whose index was never begun. */
export const noSnapshot: Snapshot = { version: 0, generation: 0, floor_id: 2 ** 31 - 1, queue: [] }

/** Reads the state and the queue of every kind in one statement. */
export async function readSnapshots(db: ReadDb): Promise<Snapshots> {
  const rows = await db.named<Snapshot & { readonly kind: string }>(statement, [])
  return new Map(rows.map((row) => [row.kind, row]))
}

const statement = {
  name: 'search-snapshots',
  sql: `select s.kind, s.version, s.generation, s.floor_id,
      coalesce((select json_agg(json_build_array(q.no, q.id) order by q.no) from search_queue q where q.kind = s.kind), '[]')
        as queue
    from search_state s`,
}
