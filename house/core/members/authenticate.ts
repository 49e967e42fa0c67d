import type { Database } from '#kit/db/database.ts'
import type { Caller } from '#kit/http/call.ts'
import { seenEveryMs } from '#rules/people/presence.ts'
import { standingThatCounts } from '#rules/people/standing.ts'
import { codesCount, isFlagged, mayEnter } from './codes-count.ts'
import { type LevelsRow, levelColumns, levelsFrom } from './levels/levels-of.ts'
import { markSeen } from './mark-seen.ts'
import { type FoundScript, scriptCaller, scriptPrefix, touchScriptToken } from './script-tokens.ts'
import { enteredMs } from './staff/staff-store.ts'
import { sessionAgeMs, sessionMs } from './store.ts'
import { tokenHash } from './tokens.ts'

const awayMs = 86_400_000

export interface DoorParts {
  readonly db: Database
  /** Demo accounts hold their staff codes without two-factor. */
  readonly demo: boolean
  /** Whether tokens of scripts log anybody in; default true. */
  readonly scripts?: boolean
}

/** The member whom a token logs in; null if its session is over or it has expired. */
export function authenticate(parts: DoorParts, token: string, now: Date): Promise<Caller | null> {
  if (!token.startsWith(scriptPrefix)) return asSession(parts, token, now)
  return parts.scripts === false ? Promise.resolve(null) : asScript(parts.db, token, now)
}

async function asSession({ db, demo }: DoorParts, token: string, now: Date): Promise<Caller | null> {
  const before = (ms: number) => new Date(now.getTime() - ms)
  const values = [tokenHash(token), now, demo, before(sessionMs), before(sessionAgeMs)]
  const [found] = await db.read.named<Found>(statement, values)
  if (!found) return null
  const { id, verified, black, session, entered_by: enteredBy } = found
  // A session that staff entered as another member ends after this time, however much it is used.
  if (enteredBy !== null && now.getTime() - found.created_at.getTime() > enteredMs) return null
  if (isLongAgo(found.seen_at, now)) {
    const marked = markSeen(db, { session, at: now })
    // Only after a long absence is the write awaited: a concurrent call must not find the session expired.
    if (now.getTime() - found.seen_at.getTime() > awayMs) await marked
  }
  const standing = standingThatCounts({ stored: found.standing, verified, black, staff: found.is_staff })
  const caller = { id, verified, black, session, scopes: null, levels: levelsFrom(found), standing }
  // Staff who entered another account have no staff codes there.
  if (enteredBy !== null) return { ...caller, staff: [], enteredBy }
  if (found.count || found.staff.length === 0) return { ...caller, staff: found.staff }
  return { ...caller, staff: [], needsFactor: true }
}

/** A script token never carries staff codes, whoever created it. */
async function asScript(db: Database, token: string, now: Date): Promise<Caller | null> {
  const [found] = await db.read.named<FoundScript>(scriptCaller, [tokenHash(token), now])
  if (!found) return null
  if (!found.seen_at || isLongAgo(found.seen_at, now)) await touchScriptToken(db.own, found.script, now)
  const { id, verified, black, scopes } = found
  const standing = standingThatCounts({ stored: found.standing, verified, black, staff: found.is_staff })
  return { id, verified, black, staff: [], session: '', scopes, levels: levelsFrom(found), standing }
}

const isLongAgo = (seen: Date, now: Date) => now.getTime() - seen.getTime() > seenEveryMs

interface Found extends Omit<Caller, 'scopes' | 'enteredBy' | 'needsFactor' | 'levels'>, LevelsRow {
  readonly is_staff: boolean
  readonly created_at: Date
  readonly seen_at: Date
  readonly entered_by: number | null
  /** Whether the member's staff codes count: see `codesCount`. */
  readonly count: boolean
}

/** A session that staff entered is valid only while the entered member holds no staff codes. */
const statement = {
  name: 'authenticate',
  sql: `select s.id as session, s.created_at, s.seen_at, s.entered_by, m.id, m.mail_verified_at is not null as verified,
      ${isFlagged('m', '$2')} as black, ${levelColumns('m')}, m.standing, m.staff <> '{}' as is_staff, m.staff, m.staff <> '{}' and ${codesCount('m', '$3')} as count
    from sessions s join members m on m.id = s.member
    where s.token_hash = $1 and s.seen_at > $4 and s.created_at > $5 and m.closed_at is null
      and (s.entered_by is null or m.staff = '{}' and exists (
        select from sessions o join members k on k.id = o.member
        where o.id = s.entered_from and k.id = s.entered_by and o.created_at > $5
          and ${mayEnter('k', { now: '$2', demo: '$3', into: 'm' })}
      ))`,
}
