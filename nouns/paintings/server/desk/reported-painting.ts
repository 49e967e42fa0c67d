import type { ReportedKind, ReportedThing } from '#core/moderation/reported-kind.ts'
import { remind } from '#core/reminders/remind.ts'
import type { Tx } from '#kit/db/database.ts'
import { seenFaults } from '../../rules/paintings.ts'
import { aboutPainting, paintingThing } from '../painting-thing.ts'
import { clearPainting, lockHidden, releaseDeleted, showAgain, takeOutOfSight } from './hidden-store.ts'

interface ReportedPainting extends ReportedThing {
  readonly id: number
  readonly title: string
}

export const reportedPaintings: ReportedKind<ReportedPainting> = {
  ...paintingThing,
  seenFaults,
  // What may be forbidden is for staff alone to look at.
  judged: `select 'painting' as thing, w.id, 0 as floor, w.name as title, w.uploader as owner, w.comment as excerpt
    from paintings w where w.id = p.subject and p.about <> 'forbidden' and w.removed_at is null and w.held_at is null`,
  acts: { decide: 'decidePaintingReport', done: 'donePaintingReport' },
  find: async (tx, id) => reportedPainting(await reported(tx, id).executeTakeFirst()),
  // Lock order: the work before its reports. Deleting a work also locks it before it drops its reports.
  lock: async (tx, id) => reportedPainting(await reported(tx, id).forUpdate().executeTakeFirst()),
  takeDown: (tx, { id }, { reason, by, now }) => takeOutOfSight(tx, { painting: id, reason, by, now }),
  letBe: async (tx, { id }, { reason, now }) => {
    await clearPainting(tx, id, now)
    await releaseDeleted(tx, id)
    const hidden = await lockHidden(tx, id)
    if (!hidden || hidden.hidden_by !== null) return false
    await showAgain(tx, hidden, now)
    await tellHidden(tx, hidden, { state: 'shown', note: reason, now })
    return true
  },
  tell: async (tx, { id, owner, title }, { reporter, verdict, note, now }) => {
    const { subject, data } = aboutPainting({ id, name: title })
    const told = { ...data, verdict, note }
    await remind(tx, { to: reporter, kind: 'paintingReportDone', subject, data: told, now })
    // The uploader's reminder does not name the reporter.
    if (verdict === 'pass') await tellHidden(tx, { id, uploader: owner, name: title }, { state: 'hidden', note, now })
  },
}

interface HiddenTold {
  readonly state: 'hidden' | 'shown'
  readonly note: string
  readonly now: Date
}

/** Tells the uploader that their work is out of sight, or shown again. */
export const tellHidden = (
  tx: Tx,
  painting: { readonly id: number; readonly uploader: number; readonly name: string },
  { state, note, now }: HiddenTold,
) => {
  const { subject, data } = aboutPainting(painting)
  return remind(tx, { to: painting.uploader, kind: 'paintingHidden', subject, data: { ...data, state, note }, now })
}

const reported = (tx: Tx, id: number) =>
  tx.selectFrom('paintings').select(['id', 'uploader', 'name', 'removed_at']).where('id', '=', id)

const reportedPainting = (row: Awaited<ReturnType<ReturnType<typeof reported>['executeTakeFirst']>>) =>
  row && {
    id: row.id,
    owner: row.uploader,
    title: row.name,
    hidden: row.removed_at !== null,
    name: `painting:${row.id}`,
  }
