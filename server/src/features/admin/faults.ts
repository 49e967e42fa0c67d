import type { FaultGroup } from '@patisserie/contract/admin-rows'
import { sql } from 'kysely'
import type { Database, ReadDb } from '../../kit/db/database.ts'
import { describeFault, type RawFault } from './fault-words.ts'
import type { FaultMeeting } from './tables.ts'

export interface Faults {
  /** Remembers a fault; never throws and keeps nobody waiting. */
  note(fault: RawFault & { readonly requestId: string; readonly at: Date }): void
  /** Writes down what is remembered. */
  flush(): Promise<void>
}

const flushMs = 1_000
/** Different faults remembered at once, groups kept in all, meetings kept of a group. */
const mostWaiting = 100
const mostGroups = 500
const mostMeetings = 5

type Noted = ReturnType<typeof describeFault> & { count: number; first: Date; last: Date; recent: FaultMeeting[] }

/** Faults are counted in memory and written once a second: a storm of them is one row, not a storm of writes. */
export function openFaults(db: Database): Faults {
  let waiting = new Map<string, Noted>()
  let timer: NodeJS.Timeout | null = null
  const flush = async () => {
    if (timer) clearTimeout(timer)
    timer = null
    const noted = [...waiting.values()]
    waiting = new Map()
    // Where the database itself is the fault, the log of the process has it.
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
  // The groups met longest ago give way.
  await db.own
    .deleteFrom('faults')
    .where('fingerprint', 'in', (q) =>
      q.selectFrom('faults').select('fingerprint').orderBy('last_at', 'desc').orderBy('fingerprint').offset(mostGroups),
    )
    .execute()
}

const shown = 100

/** GET /getError: the last ones first. */
export async function listFaults(db: ReadDb): Promise<FaultGroup[]> {
  const rows = await db.selectFrom('faults').selectAll().orderBy('last_at', 'desc').limit(shown).execute()
  return rows.map(({ first_at, last_at, ...row }) => ({
    ...row,
    first: first_at.toISOString(),
    last: last_at.toISOString(),
  }))
}
