/** Milliseconds: notes added this close together go out as one message. */
const togetherMs = 30
const againMs = 1_000
/** Well below the maximum size of a message. */
const notesAMessage = 150
/**
 * Above this number the oldest notes are dropped: processes that were unreachable for so long re-read everything
 * anyway.
 */
const mostWaiting = 20_000

export interface Outbox {
  readonly add: (notes: readonly string[]) => void
  readonly close: () => void
}

/** Publishes notes to the other processes after a short delay; retries until it succeeds. */
export function openOutbox(publish: (message: string) => Promise<void>): Outbox {
  const waiting = new Set<string>()
  let timer: ReturnType<typeof setTimeout> | null = null
  let closed = false
  const soon = (ms: number) => {
    if (timer === null && !closed && waiting.size > 0) timer = setTimeout(() => void send(), ms).unref()
  }
  const send = async () => {
    const notes = [...waiting].slice(0, notesAMessage)
    for (const note of notes) waiting.delete(note)
    const said = await publish(JSON.stringify(notes)).then(
      () => true,
      () => false,
    )
    timer = null
    if (!said) for (const note of notes) waiting.add(note)
    for (const oldest of waiting) {
      if (waiting.size <= mostWaiting) break
      waiting.delete(oldest)
    }
    soon(said ? 0 : againMs)
  }
  return {
    add: (notes) => {
      for (const note of notes) waiting.add(note)
      soon(togetherMs)
    },
    close: () => {
      closed = true
      if (timer) clearTimeout(timer)
    },
  }
}
