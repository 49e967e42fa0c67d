import type { ReadDb } from '../db/database.ts'
import { type LiveStream, liveState } from './live-stream.ts'
import type { LiveTopic } from './topic.ts'

/** Milliseconds: changes this close together cause one read. */
const togetherMs = 60
const againMs = 1_000
const readAtOnce = 8

/**
 * Knows which streams follow which state, and sends them its current value when it changes. Reads of one state never
 * overlap, so the last value a browser receives is the newest.
 */
export class LiveHub {
  readonly #topics: ReadonlyMap<string, LiveTopic>
  readonly #read: ReadDb
  readonly #now: () => Date
  readonly #streams = new Map<string, Set<LiveStream>>()
  #changed = new Set<string>()
  #timer: ReturnType<typeof setTimeout> | null = null
  #reading = false
  #closed = false

  constructor(topics: readonly LiveTopic[], read: ReadDb, now: () => Date) {
    this.#topics = new Map(topics.map((topic) => [topic.name, topic]))
    this.#read = read
    this.#now = now
  }

  /** Subscribes the stream to its notes; the current states are sent first. */
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

  /** The states named by these notes have changed, in whichever process. */
  changed(notes: readonly string[]): void {
    for (const note of notes) if (this.#streams.has(note)) this.#changed.add(note)
    this.#soon(togetherMs)
  }

  /** Changes may have been missed: all followed states are read again. */
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
    const found = await topic.state(this.#read, subject, this.#now())
    if (!found) return
    const state = liveState({ note, event: topic.name, text: JSON.stringify({ subject, ...found }) })
    for (const stream of this.#streams.get(note) ?? []) stream.offer(state)
  }
}
