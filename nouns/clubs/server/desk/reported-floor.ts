import type { ReportedKind, ReportedThing } from '#core/moderation/reported-kind.ts'
import { remind } from '#core/reminders/remind.ts'
import type { Tx } from '#kit/db/database.ts'
import { type LockedTopic, lockTopic } from '../standing-store.ts'
import { floorSubject } from '../told.ts'
import { takeDown } from './delete-floor.ts'

interface ReportedFloor extends ReportedThing {
  readonly topic: number
  readonly number: number
  readonly title: string
}

interface LockedFloor extends ReportedFloor {
  readonly locked?: LockedTopic
}

export const reportedFloors: ReportedKind<LockedFloor> = {
  kind: 'floor',
  table: 'floors',
  exported: 'thing.topic, thing.number',
  judged: `select 'topic' as thing, f.topic as id, f.number as floor, t.title, f.author as owner, f.excerpt
    from floors f join topics t on t.id = f.topic join clubs c on c.id = t.club
    where f.id = p.subject and f.removed_at is null and f.held_at is null and t.removed_at is null and t.held_at is null
      and not c.hidden`,
  acts: { decide: 'decideMSReport', done: 'doneMSReport' },
  find: findFloor,
  lock: async (tx, id) => {
    const there = await findFloor(tx, id)
    const locked = there && (await lockTopic(tx, there.topic))
    // Read again: the floor may have been removed while this waited for the lock.
    const floor = locked && (await findFloor(tx, id))
    return floor && { ...floor, locked }
  },
  takeDown: async (tx, { locked, number }, { reason, byMembers = false, now }) =>
    locked !== undefined && takeDown(tx, locked, { floor: number, reason, byMembers, now }),
  tell: async (tx, { topic, number, title, name: subject }, { reporter, verdict, note, now }) => {
    const data = { verdict, note, t: topic, floor: number, title }
    await remind(tx, { to: reporter, kind: 'floorReport', subject, data, now })
  },
}

async function findFloor(tx: Tx, id: number): Promise<ReportedFloor | undefined> {
  const row = await tx
    .selectFrom('floors as f')
    .innerJoin('topics as t', 't.id', 'f.topic')
    .select(['f.topic', 'f.number', 'f.author', 't.title', 'f.removed_at', 't.removed_at as topic_removed_at'])
    .where('f.id', '=', id)
    .executeTakeFirst()
  if (!row) return undefined
  const { topic, number, title, author: owner } = row
  const hidden = row.removed_at !== null || row.topic_removed_at !== null
  return { topic, number, title, owner, hidden, name: floorSubject(topic, number) }
}
