import type { HeldRule } from '#core/moderation/held-rule.ts'
import { saidWhy } from '#core/moderation/held-why.ts'
import { sharedBy } from '#core/moderation/shared-by.ts'
import { waitingQueue } from '#core/moderation/waiting-queue.ts'
import type { ReadDb } from '#kit/db/database.ts'
import type { PageAsked } from '#rules/paging.ts'
import type { HeldRow, HiddenRow } from '../../contract/replay-staff.ts'
import { restoreMs } from '../purge-replays.ts'
import { briefColumns, replayBrief, type StoredBrief } from './replay-brief.ts'

/** POST /getHeld: replays and comments that wait for staff, oldest first. */
export async function listHeld(db: ReadDb, asked: PageAsked, rule: HeldRule) {
  const { page, rows } = await heldReplays.page(db, asked)
  const shared = await sharedBy(db, rule, rows)
  return { ...page, rows: rows.map((row) => ({ ...heldRow(row), SHARED: shared(row) })) }
}

/** GET /getMyHeld: the caller's own held replays and comments, oldest first. */
export const listOwnHeld = async (db: ReadDb, member: number): Promise<HeldRow[]> =>
  (await heldReplays.own(db, member, mostOwn)).map(heldRow)

const mostOwn = 50

/** Replays that wait for staff, and comments on replays. */
export const heldReplays = waitingQueue<StoredBrief & { readonly words: string }>({
  name: 'replays-held',
  kinds: ['replay', 'comment'],
  columns: `coalesce(c.comment, r.comment) as words, ${briefColumns}`,
  joins: `left join comments c on w.kind = 'comment' and c.id = w.subject and c.kind = 'replay'
    join replays r on r.id = case w.kind when 'comment' then c.subject else w.subject end
    join members m on m.id = r.uploader`,
  ownSeen: 'r.removed_at is null',
})

const heldRow = (row: Awaited<ReturnType<typeof heldReplays.own>>[number]): HeldRow => ({
  kind: row.kind === 'comment' ? 'comment' : 'replay',
  id: row.subject,
  since: row.held_at.toISOString(),
  why: saidWhy(row.held_why),
  UID: row.author,
  NICK: row.author_nick,
  HEAD: row.author_head,
  text: row.words,
  SHARED: null,
  replay: replayBrief(row),
})

/** Maximum hidden replays listed; older ones are found by their code. */
const mostHidden = 200

/** GET /getHiddenReplay: replays that staff hid and can still restore, last hidden first. */
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
