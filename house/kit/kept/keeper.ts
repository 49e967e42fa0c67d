import { type Mark, type Tag, tagOf } from '#contract/endpoint.ts'

/** Limits of one kind of cache entries. */
export interface Room {
  readonly lifetimeMs: number
  readonly mostBytes: number
}

/** What a cache entry shows, and when its making began. */
export interface Made {
  readonly tags: readonly Mark[]
  /** Estimated size in memory. */
  readonly bytes: number
  /** The logical time from `Keeper.stamp`, taken before the data was read. */
  readonly stamp: number
  /** Milliseconds since the epoch. */
  readonly now: number
}

/**
 * Cache invalidation for everything this process keeps in memory from the database: pages, answers, callers. `touch`
 * only records a logical time. An entry is stale when it is older than the last change of any tag it shows.
 */
export class Keeper {
  #clock = 0
  #cleared = 0
  #changed = new Map<Tag, number>()
  /** Last change per single mark (`floors#17`); per tag, the last change of any of its marks. */
  #changedOne = new Map<Mark, number>()
  #changedAny = new Map<Tag, number>()
  /**
   * False while NOTIFY from other processes is not received. Everything cached could be stale then, so nothing is
   * served from the cache.
   */
  listening = true
  /** Cache hits and misses so far. */
  found = 0
  missed = 0

  /** Take a stamp before reading the data; pass it to `keep`. */
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
    // Too many single marks to remember: invalidate their whole tags instead.
    for (const tag of this.#changedAny.keys()) this.#changed.set(tag, stamp)
    this.#changedOne.clear()
  }

  clear(): void {
    this.#cleared = ++this.#clock
  }

  /** Whether data read at this stamp is still current. */
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

/** A cache of one kind of entries by key; the oldest are evicted when it is full. */
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

  /** Stores an entry, unless a change made it stale while it was being made. */
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
