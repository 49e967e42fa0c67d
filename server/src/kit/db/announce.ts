/** Notes that open transactions will send after their commit. */
const waiting = new WeakMap<object, Set<string>>()

/**
 * Queues a note that the state of something has changed (`reminders:1000001`). It is sent after the commit, and never
 * if the transaction rolls back. The same note queued twice is sent once.
 */
export function announce(tx: object, note: string): void {
  const notes = waiting.get(tx)
  if (notes) notes.add(note)
  else waiting.set(tx, new Set([note]))
}

export const announcedIn = (tx: object): readonly string[] => [...(waiting.get(tx) ?? [])]
