import type { Database } from '#kit/db/database.ts'
import { gather } from '#kit/db/gather.ts'

interface Seen {
  readonly session: string
  readonly at: Date
}

const pauseMs = 10
const mostTogether = 100
const markers = new WeakMap<Database, (seen: Seen) => Promise<unknown>>()

/**
 * Updates `seen_at` of a session. Updates are batched and not synced to disk: a crash may lose one, and the next call
 * writes it again. Resolves also if the write failed.
 */
export async function markSeen(db: Database, seen: Seen): Promise<void> {
  await markerOf(db)(seen).catch(() => undefined)
}

function markerOf(db: Database) {
  const known = markers.get(db)
  if (known) return known
  const made = gather<Seen, unknown>({
    send: async (all) => {
      const values = [all.map(({ session }) => session), all.map(({ at }) => at)]
      const { rows } = await db.counting.query({ ...statement, values })
      return rows
    },
    most: mostTogether,
    pauseMs,
  })
  markers.set(db, made)
  return made
}

const statement = {
  name: 'sessions-seen',
  text: `update sessions s set seen_at = seen.at
         from unnest($1::text[], $2::timestamptz[]) as seen (session, at) where s.id = seen.session`,
}
