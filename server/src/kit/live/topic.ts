import type { ReadDb } from '../db/database.ts'
import type { Caller } from '../http/call.ts'

/**
 * Something whose present state browsers may follow. Whoever changes the state announces `{name}:{subject}` in the
 * transaction that does it; listeners are sent what `state` says afterwards.
 */
export interface LiveTopic {
  /** Name of the event, and of the search parameter that asks for it. */
  readonly name: string
  /** What of it a caller hears, from what the search parameter says (empty without one). */
  readonly subjects: (listener: { readonly asked: string; readonly member: Caller | null }) => readonly string[]
  /** As the event carries it, beside its `subject`; null where there is nothing to tell. */
  readonly state: (db: ReadDb, subject: string) => Promise<object | null>
}
