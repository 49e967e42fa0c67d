import type { ReportedKind, ReportedThing } from '#core/moderation/reported-kind.ts'
import { remind } from '#core/reminders/remind.ts'
import type { Tx } from '#kit/db/database.ts'
import { replayCode } from '#rules/base62.ts'
import { hideByStaff } from './hidden-store.ts'

interface ReportedReplay extends ReportedThing {
  readonly id: number
}

export const reportedReplays: ReportedKind<ReportedReplay> = {
  kind: 'replay',
  table: 'replays',
  exported: 'thing.id as replay',
  judged: `select 'replay' as thing, r.id, 0 as floor, r.pilot as title, r.uploader as owner, r.comment as excerpt
    from replays r where r.id = p.subject and r.removed_at is null and r.held_at is null`,
  acts: { decide: 'decideReplayReport', done: 'doneReplayReport' },
  find: async (tx, id) => reportedReplay(await reported(tx, id).executeTakeFirst()),
  // Lock order: the replay before its reports. Deleting a replay also locks it before it drops its reports.
  lock: async (tx, id) => reportedReplay(await reported(tx, id).forUpdate().executeTakeFirst()),
  takeDown: (tx, { id }, { reason, by, now }) => hideByStaff(tx, { replay: id, reason, by, now }),
  tell: async (tx, { id, owner, name: subject }, { reporter, verdict, note, now }) => {
    const told = { note, code: replayCode(id) }
    await remind(tx, { to: reporter, kind: 'reportDone', subject, data: { ...told, verdict }, now })
    // The uploader's reminder does not name the reporter.
    const data = { ...told, state: 'hidden' }
    if (verdict === 'pass') await remind(tx, { to: owner, kind: 'replayHidden', subject, data, now })
  },
}

const reported = (tx: Tx, id: number) =>
  tx.selectFrom('replays').select(['id', 'uploader', 'removed_at']).where('id', '=', id)

const reportedReplay = (row: Awaited<ReturnType<ReturnType<typeof reported>['executeTakeFirst']>>) =>
  row && { id: row.id, owner: row.uploader, hidden: row.removed_at !== null, name: `replay:${row.id}` }
