import type { Database } from '../../kit/db/database.ts'
import type { Caller } from '../../kit/http/call.ts'
import { type FoundScript, scriptCaller, scriptPrefix, touchScriptToken } from './script-tokens.ts'
import { enteredMs } from './staff-store.ts'
import { sessionMs, touchSession } from './store.ts'
import { tokenHash } from './tokens.ts'

/** A token's last use is written down at most this often. */
const seenEveryMs = 5 * 60_000

/** Who a token signs in, or null where its session or its time is over. */
export function authenticate(db: Database, token: string, now: Date): Promise<Caller | null> {
  return token.startsWith(scriptPrefix) ? asScript(db, token, now) : asSession(db, token, now)
}

async function asSession(db: Database, token: string, now: Date): Promise<Caller | null> {
  const [found] = await db.read.named<Found>(statement, [tokenHash(token), new Date(now.getTime() - sessionMs)])
  if (!found) return null
  if (isLongAgo(found.seen_at, now)) await touchSession(db.own, found.session, now)
  const { id, verified, black, staff, session, entered_by: enteredBy } = found
  if (enteredBy === null) return { id, verified, black, staff, session, scopes: null }
  // Staff inside somebody's account are out again soon, and hold nothing there that they hold themselves.
  return isOver(found.created_at, now) ? null : { id, verified, black, staff: [], session, scopes: null, enteredBy }
}

const isOver = (entered: Date, now: Date) => now.getTime() - entered.getTime() > enteredMs

/** A script holds no staff code, whoever made its token. */
async function asScript(db: Database, token: string, now: Date): Promise<Caller | null> {
  const [found] = await db.read.named<FoundScript>(scriptCaller, [tokenHash(token), now])
  if (!found) return null
  if (!found.seen_at || isLongAgo(found.seen_at, now)) await touchScriptToken(db.own, found.script, now)
  const { id, verified, black, scopes } = found
  return { id, verified, black, staff: [], session: '', scopes }
}

const isLongAgo = (seen: Date, now: Date) => now.getTime() - seen.getTime() > seenEveryMs

interface Found extends Omit<Caller, 'scopes' | 'enteredBy'> {
  readonly created_at: Date
  readonly seen_at: Date
  readonly entered_by: number | null
}

const statement = {
  name: 'authenticate',
  sql: `select s.id as session, s.created_at, s.seen_at, s.entered_by, m.id, m.mail_verified_at is not null as verified,
      m.black and (m.black_until is null or m.black_until > now()) as black, m.staff
    from sessions s join members m on m.id = s.member
    where s.token_hash = $1 and s.seen_at > $2 and m.closed_at is null`,
}
