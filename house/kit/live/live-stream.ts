import { createHash } from 'node:crypto'
import type { ServerResponse } from 'node:http'

/** The current state of something, as sent to browsers. */
export interface LiveState {
  /** The note of what it is the state of: `reminders:1000001`. */
  readonly note: string
  readonly event: string
  /** The state as JSON. */
  readonly text: string
  readonly digest: string
}

export const liveState = (state: Omit<LiveState, 'digest'>): LiveState => ({
  ...state,
  digest: createHash('sha256').update(state.text).digest('base64url').slice(0, 8),
})

/**
 * The SSE stream of one browser. Each event's id lists the digests of all states the browser holds, so that any process
 * can resume the stream: states that are unchanged are not sent again. While the browser is too slow (backpressure),
 * only the newest state of each note is queued.
 */
export class LiveStream {
  readonly notes: readonly string[]
  readonly #known: Map<string, string>
  readonly #waiting = new Map<string, LiveState>()
  readonly #to: ServerResponse
  #full = false
  #stuck = false

  constructor(to: ServerResponse, notes: readonly string[], lastId: string) {
    this.#to = to
    this.notes = notes
    this.#known = new Map(parseId(lastId).filter(([note]) => notes.includes(note)))
    to.on('drain', () => {
      this.#full = false
      this.#stuck = false
      this.#flush()
    })
    this.#write('retry: 3000\n\n')
  }

  offer(state: LiveState): void {
    if (this.#known.get(state.note) === state.digest) this.#waiting.delete(state.note)
    else this.#waiting.set(state.note, state)
    this.#flush()
  }

  /**
   * Sends a comment, so that proxies do not close the idle stream. Disconnects a browser that has read nothing since
   * the last beat.
   */
  beat(): void {
    if (this.#stuck) return void this.#to.destroy()
    if (this.#full) this.#stuck = true
    else this.#write(':\n\n')
  }

  /** Ends the stream for good: the session is over, the browser must not reconnect. */
  finish(): void {
    this.#to.end('event: ended\ndata: {}\n\n')
  }

  /** Ends the stream; the browser reconnects, to this or another process. */
  close(): void {
    this.#to.end()
  }

  #flush(): void {
    for (const [note, { event, text, digest }] of this.#waiting) {
      if (this.#full) return
      this.#waiting.delete(note)
      this.#known.set(note, digest)
      this.#write(`id: ${writeId(this.#known)}\nevent: ${event}\ndata: ${text}\n\n`)
    }
  }

  #write(text: string): void {
    this.#full = !this.#to.write(text)
  }
}

const writeId = (known: ReadonlyMap<string, string>): string =>
  [...known].map(([note, digest]) => `${note}=${digest}`).join(',')

const parseId = (id: string): [string, string][] =>
  id.split(',').flatMap((part) => {
    const [note = '', digest = ''] = part.split('=')
    return note && digest ? [[note, digest] as [string, string]] : []
  })
