import type { HeldRow, HiddenRow } from '@patisserie/contract/replay-staff'
import { type PageAsked, pageOf } from '@patisserie/rules/paging'
import { type HeldWhy, saidWhy } from '../../../core/moderation/held-rule.ts'
import type { ReadDb } from '../../../kit/db/database.ts'
import { restoreMs } from '../purge-replays.ts'
import { briefColumns, replayBrief, type StoredBrief } from './replay-brief.ts'

/** POST /getHeld: what waits for staff, the oldest first. */
export async function listHeld(db: ReadDb, asked: PageAsked) {
  const { pageSize, pageNum } = asked
  const [counts, rows] = await Promise.all([
    db.named<{ total: number }>(heldCount, []),
    db.named<StoredHeld>(heldList, [pageSize, (pageNum - 1) * pageSize]),
  ])
  return { ...pageOf(counts[0]?.total ?? 0, asked), rows: rows.map(heldRow) }
}

interface StoredHeld extends StoredBrief {
  readonly kind: 'replay' | 'comment'
  readonly what: number
  readonly held_at: Date
  readonly author: number
  readonly author_nick: string
  readonly author_head: string
  readonly held_why: HeldWhy | null
  readonly words: string
}

const heldRow = (row: StoredHeld): HeldRow => ({
  kind: row.kind,
  id: row.what,
  since: row.held_at.toISOString(),
  why: saidWhy(row.held_why),
  UID: row.author,
  NICK: row.author_nick,
  HEAD: row.author_head,
  text: row.words,
  replay: replayBrief(row),
})

/** GET /getMyHeld: what of one's own waits, the oldest first. */
export async function listOwnHeld(db: ReadDb, member: number): Promise<HeldRow[]> {
  return (await db.named<StoredHeld>(ownHeldList, [mostOwn, 0, member])).map(heldRow)
}

const mostOwn = 50

const heldKinds = `w.kind in ('replay', 'comment')`
const heldCount = { name: 'held-count', sql: `select count(*) as total from waiting w where ${heldKinds}` }

const heldList = { name: 'held-list', sql: heldSql('') }
const ownHeldList = { name: 'held-own-list', sql: heldSql('and w.author = $3') }

function heldSql(whose: string): string {
  return `select h.kind, h.subject as what, h.at as held_at, h.author, a.nick as author_nick, a.head as author_head,
      h.why as held_why, coalesce(c.comment, r.comment) as words, ${briefColumns}
    from (select * from waiting w where ${heldKinds} ${whose} order by w.at, w.subject limit $1 offset $2) h
    join members a on a.id = h.author
    left join comments c on h.kind = 'comment' and c.id = h.subject and c.kind = 'replay'
    join replays r on r.id = case h.kind when 'comment' then c.subject else h.subject end
    join members m on m.id = r.uploader
    order by h.at, h.subject`
}

/** No more than that are shown: who looks for an older one asks for its code. */
const mostHidden = 200

/** GET /getHiddenReplay: what staff hid and can still restore, the last first. */
export async function listHidden(db: ReadDb): Promise<HiddenRow[]> {
  const rows = await db.named<StoredHidden>(hiddenList, [mostHidden])
  return rows.map((row) => ({
    replay: replayBrief(row),
    reason: row.reason,
    time: row.at.toISOString(),
    BY: { UID: row.hidden_by, NICK: row.by_nick ?? '' },
    until: new Date(row.at.getTime() + restoreMs).toISOString(),
  }))
}

interface StoredHidden extends StoredBrief {
  readonly reason: string
  readonly at: Date
  readonly hidden_by: number
  readonly by_nick: string | null
}

const hiddenList = {
  name: 'hidden-replays',
  sql: `select ${briefColumns}, h.reason, h.at, h.hidden_by, b.nick as by_nick
    from hidden_replays h join replays r on r.id = h.replay join members m on m.id = r.uploader
    left join members b on b.id = h.hidden_by
    where r.removed_at is not null order by h.at desc limit $1`,
}
