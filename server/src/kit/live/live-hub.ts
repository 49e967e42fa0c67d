import type { ReadDb } from '../db/database.ts'
import { type LiveStream, liveState } from './live-stream.ts'
import type { LiveTopic } from './topic.ts'

/** Changes that come so close together are read once. */
const togetherMs = 60
const againMs = 1_000
const readAtOnce = 8

/**
 * Knows which streams hear of what, and sends each what has become of it. Reads of one state follow one another, so that
 * the last thing a browser hears is the truth.
 */
export class LiveHub {
  readonly #topics: ReadonlyMap<string, LiveTopic>
  readonly #read: ReadDb
  readonly #streams = new Map<string, Set<LiveStream>>()
  #changed = new Set<string>()
  #timer: ReturnType<typeof setTimeout> | null = null
  #reading = false
  #closed = false

  constructor(topics: readonly LiveTopic[], read: ReadDb) {
    this.#topics = new Map(topics.map((topic) => [topic.name, topic]))
    this.#read = read
  }

  /** From here on, beginning with the present. */
  join(stream: LiveStream): void {
    for (const note of stream.notes) {
      const known = this.#streams.get(note)
      if (known) known.add(stream)
      else this.#streams.set(note, new Set([stream]))
      this.#changed.add(note)
    }
    this.#soon(0)
  }

  leave(stream: LiveStream): void {
    for (const note of stream.notes) {
      const streams = this.#streams.get(note)
      streams?.delete(stream)
      if (streams?.size === 0) this.#streams.delete(note)
    }
  }

  /** The state of these has changed, somewhere on the site. */
  changed(notes: readonly string[]): void {
    for (const note of notes) if (this.#streams.has(note)) this.#changed.add(note)
    this.#soon(togetherMs)
  }

  /** Anything may have changed unheard. */
  anythingChanged(): void {
    this.changed([...this.#streams.keys()])
  }

  close(): void {
    this.#closed = true
    if (this.#timer) clearTimeout(this.#timer)
  }

  #soon(ms: number): void {
    if (this.#timer || this.#reading || this.#closed || this.#changed.size === 0) return
    this.#timer = setTimeout(() => {
      this.#timer = null
      void this.#readChanged()
    }, ms)
  }

  async #readChanged(): Promise<void> {
    this.#reading = true
    const notes = [...this.#changed]
    this.#changed = new Set()
    const failed: string[] = []
    for (let from = 0; from < notes.length && !this.#closed; from += readAtOnce) {
      const some = notes.slice(from, from + readAtOnce)
      const ends = await Promise.allSettled(some.map((note) => this.#tell(note)))
      failed.push(...some.filter((_, i) => ends[i]?.status === 'rejected'))
    }
    this.#reading = false
    for (const note of failed) this.#changed.add(note)
    this.#soon(failed.length > 0 ? againMs : togetherMs)
  }

  async #tell(note: string): Promise<void> {
    const colon = note.indexOf(':')
    const topic = this.#topics.get(note.slice(0, colon))
    if (!topic || !this.#streams.has(note)) return
    const subject = note.slice(colon + 1)
    const found = await topic.state(this.#read, subject)
    if (!found) return
    const state = liveState({ note, event: topic.name, text: JSON.stringify({ subject, ...found }) })
    for (const stream of this.#streams.get(note) ?? []) stream.offer(state)
  }
}
