import { type Mark, type Tag, tagOf } from '@patisserie/contract/endpoint'

/** What one kind of kept things may take. */
export interface Room {
  readonly lifetimeMs: number
  readonly mostBytes: number
}

/** What a kept thing shows, and when its making began. */
export interface Made {
  readonly tags: readonly Mark[]
  /** Roughly what it takes in memory. */
  readonly bytes: number
  /** Taken from the keeper before what it shows was read. */
  readonly stamp: number
  /** Milliseconds since the epoch. */
  readonly now: number
}

/**
 * Knows what writes have changed, for everything this process keeps in memory of what the database says: pages,
 * answers, callers. A touch costs nothing but a stamp; what is older than a change of what it shows is not given out
 * any more.
 */
export class Keeper {
  #clock = 0
  #cleared = 0
  #changed = new Map<Tag, number>()
  /** Of what is about one of many; by tag, the last of any. */
  #changedOne = new Map<Mark, number>()
  #changedAny = new Map<Tag, number>()
  /** False while changes made by other processes cannot be heard: nothing kept is given out. */
  listening = true
  /** Questions so far that something kept answered, and that nothing did. */
  found = 0
  missed = 0

  /** Take before reading; hand it over when keeping. */
  stamp(): number {
    return ++this.#clock
  }

  touch(marks: readonly Mark[]): void {
    const stamp = ++this.#clock
    for (const mark of marks) {
      const tag = tagOf(mark)
      if (mark === tag) this.#changed.set(tag, stamp)
      else {
        this.#changedOne.set(mark, stamp)
        this.#changedAny.set(tag, stamp)
      }
    }
    if (this.#changedOne.size < mostOnes) return
    // Rather all of a tag are made anew than each one remembered.
    for (const tag of this.#changedAny.keys()) this.#changed.set(tag, stamp)
    this.#changedOne.clear()
  }

  clear(): void {
    this.#cleared = ++this.#clock
  }

  /** Whether what was made at the stamp may still be shown. */
  holds(marks: readonly Mark[], stamp: number): boolean {
    if (!this.listening || stamp < this.#cleared) return false
    return marks.every((mark) => {
      const tag = tagOf(mark)
      const one = mark === tag ? this.#changedAny.get(tag) : this.#changedOne.get(mark)
      return (one ?? 0) < stamp && (this.#changed.get(tag) ?? 0) < stamp
    })
  }

  open<V>(room: Room): Kept<V> {
    return new Kept<V>(this, room)
  }
}

const mostOnes = 20_000

/** One kind of kept things by key; the oldest give way when the room is full. */
export class Kept<V> {
  #entries = new Map<string, Entry<V>>()
  #bytes = 0
  readonly keeper: Keeper
  readonly #room: Room

  constructor(keeper: Keeper, room: Room) {
    this.keeper = keeper
    this.#room = room
  }

  get(key: string, now: number): V | null {
    const entry = this.#entries.get(key)
    if (entry && entry.until > now && this.keeper.holds(entry.tags, entry.stamp)) {
      this.keeper.found++
      return entry.value
    }
    this.keeper.missed++
    if (entry) this.#remove(key, entry)
    return null
  }

  /** Keeps nothing that a change has overtaken while it was made. */
  keep(key: string, value: V, { tags, bytes, stamp, now }: Made): void {
    if (!this.keeper.holds(tags, stamp)) return
    const before = this.#entries.get(key)
    if (before) this.#remove(key, before)
    this.#entries.set(key, { value, tags, bytes, stamp, until: now + this.#room.lifetimeMs })
    this.#bytes += bytes
    for (const [oldest, entry] of this.#entries) {
      if (this.#bytes <= this.#room.mostBytes) break
      this.#remove(oldest, entry)
    }
  }

  #remove(key: string, entry: Entry<V>): void {
    this.#entries.delete(key)
    this.#bytes -= entry.bytes
  }
}

interface Entry<V> {
  readonly value: V
  readonly tags: readonly Mark[]
  readonly bytes: number
  readonly stamp: number
  readonly until: number
}
