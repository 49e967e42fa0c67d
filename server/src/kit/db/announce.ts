/** What transactions under way have to tell once they have committed. */
const waiting = new WeakMap<object, Set<string>>()

/**
 * Says that the state of something has changed (`reminders:1000001`). Listeners hear of it once the transaction has
 * committed, and never where it rolls back; the same said twice is heard once.
 */
export function announce(tx: object, note: string): void {
  const notes = waiting.get(tx)
  if (notes) notes.add(note)
  else waiting.set(tx, new Set([note]))
}

export const announcedIn = (tx: object): readonly string[] => [...(waiting.get(tx) ?? [])]
