import type { Database } from '../../kit/db/database.ts'
import type { Caller } from '../../kit/http/call.ts'
import { sessionMs, touchSession } from './store.ts'
import { tokenHash } from './tokens.ts'

/** A session's last use is written down at most this often. */
const seenEveryMs = 5 * 60_000

/** Who a token signs in, or null where its session is over. */
export async function authenticate(db: Database, token: string, now: Date): Promise<Caller | null> {
  const [found] = await db.read.named<Found>(statement, [tokenHash(token), new Date(now.getTime() - sessionMs)])
  if (!found) return null
  if (now.getTime() - found.seen_at.getTime() > seenEveryMs) await touchSession(db.own, found.session, now)
  const { id, verified, black, staff, session } = found
  return { id, verified, black, staff, session, scopes: null }
}

interface Found extends Omit<Caller, 'scopes'> {
  readonly seen_at: Date
}

const statement = {
  name: 'authenticate',
  sql: `select s.id as session, s.seen_at, m.id, m.mail_verified_at is not null as verified,
      m.black and (m.black_until is null or m.black_until > now()) as black, m.staff
    from sessions s join members m on m.id = s.member
    where s.token_hash = $1 and s.seen_at > $2 and m.closed_at is null`,
}
