/** Notes said so close together go out as one message. */
const togetherMs = 30
const againMs = 1_000
/** Well below what a message may have in bytes. */
const notesAMessage = 150
/** Beyond, the oldest are dropped: whoever cannot be told for so long reads everything anew when it is heard again. */
const mostWaiting = 20_000

export interface Outbox {
  readonly add: (notes: readonly string[]) => void
  readonly close: () => void
}

/** Says notes to the other processes soon, and again until it was heard. */
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
