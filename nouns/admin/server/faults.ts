import { sql } from 'kysely'
import type { FaultGroup } from '#contract/admin-rows.ts'
import type { Database, ReadDb } from '#kit/db/database.ts'
import { describeFault, type RawFault } from './fault-words.ts'
import type { FaultMeeting } from './tables.ts'

export interface Faults {
  /** Counts a fault in memory. Never throws and does not wait for the database. */
  note(fault: RawFault & { readonly requestId: string; readonly at: Date }): void
  /** Writes the counted faults to the database. */
  flush(): Promise<void>
}

const flushMs = 1_000
/** Limits: different faults held in memory, fault groups stored, last requests stored per group. */
const mostWaiting = 100
const mostGroups = 500
const mostMeetings = 5

type Noted = ReturnType<typeof describeFault> & { count: number; first: Date; last: Date; recent: FaultMeeting[] }

/** Counts faults in memory and writes them once a second: many equal faults then cause one write. */
export function openFaults(db: Database): Faults {
  let waiting = new Map<string, Noted>()
  let timer: NodeJS.Timeout | null = null
  const flush = async () => {
    if (timer) clearTimeout(timer)
    timer = null
    const noted = [...waiting.values()]
    waiting = new Map()
    // A fault of the database cannot be stored in it; it is in the process log.
    for (const fault of noted) await keep(db, fault).catch(() => undefined)
  }
  return {
    flush,
    note: ({ requestId, at, ...raw }) => {
      const fault = describeFault(raw)
      const known = waiting.get(fault.fingerprint)
      if (!known && waiting.size >= mostWaiting) return
      const recent = [{ requestId, time: at.toISOString() }, ...(known?.recent ?? [])].slice(0, mostMeetings)
      const count = (known?.count ?? 0) + 1
      waiting.set(fault.fingerprint, { ...fault, count, first: known?.first ?? at, last: at, recent })
      timer ??= setTimeout(() => void flush(), flushMs).unref()
    },
  }
}

async function keep(db: Database, { count, first, last, recent, ...fault }: Noted): Promise<void> {
  const row = { ...fault, count, first_at: first, last_at: last, recent: JSON.stringify(recent) }
  await db.own
    .insertInto('faults')
    .values(row)
    .onConflict((c) =>
      c.column('fingerprint').doUpdateSet({
        message: fault.message,
        path: fault.path,
        place: fault.place,
        count: (eb) => eb('faults.count', '+', count),
        last_at: last,
        recent: sql`(select jsonb_agg(m.each order by m.nth) from
          jsonb_array_elements(excluded.recent || faults.recent) with ordinality as m (each, nth) where m.nth <= ${mostMeetings})`,
      }),
    )
    .execute()
  // Deletes the groups beyond the limit, those that last occurred longest ago.
  await db.own
    .deleteFrom('faults')
    .where('fingerprint', 'in', (q) =>
      q.selectFrom('faults').select('fingerprint').orderBy('last_at', 'desc').orderBy('fingerprint').offset(mostGroups),
    )
    .execute()
}

const shown = 100

/** GET /getError: fault groups, last occurred first. */
export async function listFaults(db: ReadDb): Promise<FaultGroup[]> {
  const rows = await db.selectFrom('faults').selectAll().orderBy('last_at', 'desc').limit(shown).execute()
  return rows.map(({ first_at, last_at, ...row }) => ({
    ...row,
    first: first_at.toISOString(),
    last: last_at.toISOString(),
  }))
}
