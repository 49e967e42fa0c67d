import type { Mark } from '#contract/endpoint.ts'

/** What open transactions will send after their commit: notes for open pages, and marks of what they changed. */
interface Waiting {
  readonly notes: Set<string>
  readonly marks: Set<Mark>
}
const waiting = new WeakMap<object, Waiting>()

const waitingIn = (tx: object): Waiting => {
  const found = waiting.get(tx)
  if (found) return found
  const made: Waiting = { notes: new Set(), marks: new Set() }
  waiting.set(tx, made)
  return made
}

/**
 * Queues a note that the state of something has changed (`reminders:1000001`). It is sent after the commit, and never
 * if the transaction rolls back. The same note queued twice is sent once.
 */
export const announce = (tx: object, note: string): void => void waitingIn(tx).notes.add(note)

/**
 * Queues a mark to be touched after the commit: for what only some calls change, deep inside them. Calls declare in the
 * contract what they always touch.
 */
export const touchAtCommit = (tx: object, mark: Mark): void => void waitingIn(tx).marks.add(mark)

export const announcedIn = (tx: object): readonly string[] => [...(waiting.get(tx)?.notes ?? [])]
export const touchedIn = (tx: object): readonly Mark[] => [...(waiting.get(tx)?.marks ?? [])]
