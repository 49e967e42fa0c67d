import { remind } from '#core/reminders/remind.ts'
import type { Tx } from '#kit/db/database.ts'
import { floorSubject } from '../told.ts'
import '../tables.ts'

interface Settling {
  readonly topic: { readonly id: number; readonly title: string }
  readonly floor: { readonly id: number; readonly number: number }
  /** Staff keep the floor away; otherwise they let it be, and its hiders may hide nothing for a while. */
  readonly upheld: boolean
  readonly note: string
  readonly now: Date
}

/** Closes the hidings of a floor once staff have looked at it, and tells the members who hid it. */
export async function settleHidings(tx: Tx, { topic, floor, upheld, note, now }: Settling): Promise<void> {
  const hiders = await tx
    .updateTable('floor_hidings')
    .set({ decided_at: now, upheld })
    .where('floor', '=', floor.id)
    .where('decided_at', 'is', null)
    .returning('member')
    .execute()
  const subject = floorSubject(topic.id, floor.number)
  const verdict = upheld ? 'pass' : 'notPass'
  const data = { verdict, note, t: topic.id, floor: floor.number, title: topic.title }
  for (const { member } of hiders) await remind(tx, { to: member, kind: 'hidingDecided', subject, data, now })
}
