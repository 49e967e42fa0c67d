import type { ReminderKind } from '@patisserie/rules/people/reminder-kinds'
import { announce } from '../../kit/db/announce.ts'
import type { Tx } from '../../kit/db/database.ts'
import { reminderNote } from './notes.ts'
import { dropActor, tell, unreadWith } from './store.ts'
import type { StoredData } from './tables.ts'

export interface Reminding {
  readonly to: number
  readonly kind: ReminderKind
  readonly subject: string
  readonly actor?: number
  /** As `ReminderData` has it for the kind. */
  readonly data?: StoredData
  readonly now: Date
}

/**
 * Tells a member of something, merged into what they have not read yet of the same kind and subject. Nobody is reminded
 * of their own act. Whether the actor may reach them is the caller's question (`mayReach`).
 */
export async function remind(tx: Tx, { to, kind, subject, data = {}, actor, now }: Reminding): Promise<void> {
  if (actor === to) return
  await tell(tx, { told: [{ to, kind, subject, data }], actor, now })
  announce(tx, reminderNote(to))
}

/** Takes an actor back out of what is still unread; with the last of them the reminder goes. */
export async function unremind(tx: Tx, r: Pick<Reminding, 'to' | 'kind' | 'subject'> & { readonly actor: number }) {
  if (await dropActor(tx, r)) announce(tx, reminderNote(r.to))
}

/** Takes an actor out of everything a member has not read yet. */
export async function unremindAll(tx: Tx, who: { readonly to: number; readonly actor: number }): Promise<void> {
  for (const reminder of await unreadWith(tx, who)) await unremind(tx, { ...reminder, ...who })
}
