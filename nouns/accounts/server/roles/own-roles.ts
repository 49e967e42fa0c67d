import { type AccountLink, otherEnd, touches } from '#core/members/links/link-graph.ts'
import { knownWith, linksAround } from '#core/members/links/link-store.ts'
import { originOf } from '#core/members/switch-session.ts'
import type { ReadDb } from '#kit/db/database.ts'
import type { Caller } from '#kit/http/call.ts'
import { appealEveryMs } from '#rules/staff/appeals.ts'
import { yesNoOf } from '#rules/yes-no.ts'
import type { OwnRoles, Role } from '../../contract/roles.ts'

/**
 * GET /getRoles: the accounts that count together with the caller's, as far as the caller may know. Of an account that was unlinked or
 * that staff count with them its owner may be somebody else: its account name is not shown, nor what is linked beyond it.
 */
export async function ownRoles(db: ReadDb, { id, session }: Caller, now: Date): Promise<OwnRoles> {
  const links = await linksAround(db, [id])
  const { own, ended, others, all } = knownWith(links, id)
  const [origin, rows, appeal] = await Promise.all([
    originOf(db, session),
    accountsOf(db, [...all]),
    lastAppeal(db, id),
  ])
  const from = appeal ? new Date(appeal.at.getTime() + appealEveryMs) : null
  const stateOf = (row: Account): Role['STATE'] => {
    if (row.id === id) return 'here'
    if (!own.has(row.id)) return others.includes(row.id) ? 'counted' : 'ended'
    if (row.closed_at) return 'closed'
    if (row.black && (row.black_until === null || row.black_until > now)) return 'black'
    if (row.id === origin?.member) return 'back'
    return row.opened ? 'open' : 'asleep'
  }
  const roleOf = (row: Account): Role => {
    const state = stateOf(row)
    return {
      UID: row.id,
      ACCOUNT: own.has(row.id) ? row.account : '',
      NICK: row.nick,
      HEAD: row.head,
      STATE: state,
      CODE: yesNoOf(state === 'open' && row.guarded),
      UNTIL: state === 'ended' ? lastUntil(ended, row.id) : null,
      REASON: state === 'counted' ? reasonOf(links, own, row.id) : '',
    }
  }
  return {
    rows: rows.map(roleOf).sort((a, b) => Number(b.STATE === 'here') - Number(a.STATE === 'here') || a.UID - b.UID),
    appeal:
      appeal && !appeal.past
        ? { text: appeal.text, time: appeal.at.toISOString(), state: appeal.state, answer: appeal.answer }
        : null,
    appealFrom: from && from > now ? from.toISOString() : null,
  }
}

interface Account {
  readonly id: number
  readonly account: string
  readonly nick: string
  readonly head: string
  readonly black: boolean
  readonly black_until: Date | null
  readonly closed_at: Date | null
  readonly opened: boolean | null
  readonly guarded: boolean
}

const accountsOf = (db: ReadDb, ids: readonly number[]): Promise<Account[]> =>
  db
    .selectFrom('members as m')
    .leftJoin('linked_accounts as l', 'l.member', 'm.id')
    .leftJoin('second_factors as f', (on) => on.onRef('f.member', '=', 'm.id').on('f.confirmed_at', 'is not', null))
    .select(['m.id', 'm.account', 'm.nick', 'm.head', 'm.black', 'm.black_until', 'm.closed_at', 'l.opened'])
    .select((is) => is('f.member', 'is not', null).$castTo<boolean>().as('guarded'))
    .where('m.id', 'in', [...ids])
    .where('m.forgotten_at', 'is', null)
    .execute()

/** The newest appeal of the member against accounts that staff counted as one. */
const lastAppeal = (db: ReadDb, member: number) =>
  db
    .selectFrom('appeals')
    .select(['text', 'at', 'state', 'answer', 'past'])
    .where('member', '=', member)
    .where('about', '=', 'counted')
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst()

const lastUntil = (ended: readonly AccountLink[], member: number): string | null => {
  const times = ended.filter((link) => touches(link, member)).map((link) => link.counts_until?.getTime() ?? 0)
  return times.length > 0 ? new Date(Math.max(...times)).toISOString() : null
}

const reasonOf = (links: readonly AccountLink[], own: ReadonlySet<number>, member: number): string =>
  links.find((link) => link.made_by === 'staff' && touches(link, member) && own.has(otherEnd(link, member)))?.reason ??
  ''
