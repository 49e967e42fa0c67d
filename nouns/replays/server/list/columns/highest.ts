/**
 * The highest of all offered entries, by key and then by id. A heap with the lowest kept entry on top, so that most
 * offers are refused after one comparison.
 */
export class Highest {
  readonly #keys: Float64Array
  readonly #ids: Int32Array
  #size = 0
  /** Entries with a lower key are not among the highest; callers compare with it before offering. */
  floor = Number.NEGATIVE_INFINITY

  constructor(most: number) {
    this.#keys = new Float64Array(most)
    this.#ids = new Int32Array(most)
  }

  offer(key: number, id: number): void {
    if (this.#size < this.#ids.length) this.#rise(this.#size++, key, id)
    else if (this.#size > 0 && this.#isBelow(0, key, id)) this.#sink(key, id)
    if (this.#size === this.#ids.length) this.floor = this.#keys[0] ?? Number.POSITIVE_INFINITY
  }

  /** Ids of the kept entries, highest first. */
  ids(): number[] {
    const places = Array.from({ length: this.#size }, (_, place) => place)
    const key = (place: number) => this.#keys[place] ?? 0
    const id = (place: number) => this.#ids[place] ?? 0
    return places.sort((a, b) => key(b) - key(a) || id(b) - id(a)).map(id)
  }

  /** Whether the entry at a place is lower than the given one. */
  #isBelow(place: number, key: number, id: number): boolean {
    const own = this.#keys[place] ?? 0
    return own < key || (own === key && (this.#ids[place] ?? 0) < id)
  }

  #rise(from: number, key: number, id: number): void {
    let place = from
    while (place > 0) {
      const parent = (place - 1) >> 1
      if (this.#isBelow(parent, key, id)) break
      this.#move(parent, place)
      place = parent
    }
    this.#set(place, key, id)
  }

  /** Replaces the lowest entry. */
  #sink(key: number, id: number): void {
    let place = 0
    for (;;) {
      let child = 2 * place + 1
      if (child >= this.#size) break
      const other = child + 1
      if (other < this.#size && this.#isBelow(other, this.#keys[child] ?? 0, this.#ids[child] ?? 0)) child = other
      if (!this.#isBelow(child, key, id)) break
      this.#move(child, place)
      place = child
    }
    this.#set(place, key, id)
  }

  #move(from: number, to: number): void {
    this.#set(to, this.#keys[from] ?? 0, this.#ids[from] ?? 0)
  }

  #set(place: number, key: number, id: number): void {
    this.#keys[place] = key
    this.#ids[place] = id
  }
}
