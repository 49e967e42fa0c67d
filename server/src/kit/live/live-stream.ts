import { createHash } from 'node:crypto'
import type { ServerResponse } from 'node:http'

/** The present state of something as a browser gets it. */
export interface LiveState {
  /** What it is the state of: `reminders:1000001`. */
  readonly note: string
  readonly event: string
  /** JSON. */
  readonly text: string
  readonly digest: string
}

export const liveState = (state: Omit<LiveState, 'digest'>): LiveState => ({
  ...state,
  digest: createHash('sha256').update(state.text).digest('base64url').slice(0, 8),
})

/**
 * One browser's stream. The id of an event says which state of everything the browser holds from there on, so that any
 * process can resume: what still is as the browser knows it is not sent again, all else is. Where the browser does not
 * take what is sent, only the newest state of each thing waits for it.
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

  /** Keeps proxies from closing what is silent; a browser that took nothing since the last beat is let go. */
  beat(): void {
    if (this.#stuck) return void this.#to.destroy()
    if (this.#full) this.#stuck = true
    else this.#write(':\n\n')
  }

  /** Says goodbye for good: the session is over. */
  finish(): void {
    this.#to.end('event: ended\ndata: {}\n\n')
  }

  /** Ends it; the browser comes back, here or to another process. */
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
