import type { Tag } from '#contract/endpoint.ts'
import type { ReadDb } from '../db/database.ts'
import type { Caller } from '../http/call.ts'

/**
 * A state that browsers may follow. Whoever changes it announces `{name}:{subject}` in the same transaction;
 * subscribers then get what `state` answers.
 */
export interface LiveTopic {
  /** Name of the event, and of the query parameter that subscribes to it. */
  readonly name: string
  /** The subjects a caller may follow, from the value of the query parameter (empty without one). */
  readonly subjects: (listener: { readonly asked: string; readonly member: Caller | null }) => readonly string[]
  /** The current state as the event carries it, beside its `subject`; null if there is nothing to send. */
  readonly state: (db: ReadDb, subject: string, now: Date) => Promise<object | null>
  /**
   * For a state that many writes change: it is read again after a write touched one of the tags, at most once a second
   * in a process. Nobody needs to announce it.
   */
  readonly follows?: { readonly tags: readonly Tag[]; readonly subject: string }
}
