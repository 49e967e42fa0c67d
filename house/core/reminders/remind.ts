import { announce } from '#kit/db/announce.ts'
import type { Tx } from '#kit/db/database.ts'
import type { ReminderKind } from '#rules/people/reminder-kind.ts'
import { reminderNote } from './notes.ts'
import { dropActor, tell, unreadWith } from './store.ts'
import type { StoredData } from './tables.ts'

export interface Reminding {
  readonly to: number
  readonly kind: ReminderKind
  readonly subject: string
  readonly actor?: number
  /** The data that `ReminderData` defines for the kind. */
  readonly data?: StoredData
  readonly now: Date
}

/**
 * Sends a reminder; merges it into an unread one of the same kind and subject. A member is never reminded of their own
 * act. The caller checks whether the actor may reach them (`mayReach`).
 */
export async function remind(tx: Tx, { to, kind, subject, data = {}, actor, now }: Reminding): Promise<void> {
  if (actor === to) return
  await tell(tx, { told: [{ to, kind, subject, data }], actor, now })
  announce(tx, reminderNote(to))
}

/** Removes an actor from an unread reminder; without actors left, the reminder is deleted. */
export async function unremind(tx: Tx, r: Pick<Reminding, 'to' | 'kind' | 'subject'> & { readonly actor: number }) {
  if (await dropActor(tx, r)) announce(tx, reminderNote(r.to))
}

/** Removes an actor from all unread reminders of a member. */
export async function unremindAll(tx: Tx, who: { readonly to: number; readonly actor: number }): Promise<void> {
  for (const reminder of await unreadWith(tx, who)) await unremind(tx, { ...reminder, ...who })
}
