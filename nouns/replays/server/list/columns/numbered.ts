/** Assigns a small number to every distinct value, for columns in which many rows share a value. */
export class Numbered<V> {
  readonly #numbers = new Map<V, number>()

  of(value: V): number {
    const known = this.#numbers.get(value)
    if (known !== undefined) return known
    const number = this.#numbers.size
    this.#numbers.set(value, number)
    return number
  }

  /** The number of a value; undefined if it has none. */
  get(value: V): number | undefined {
    return this.#numbers.get(value)
  }

  /** A mask by number: 1 if the value is wanted. */
  mask(wanted: (value: V) => boolean): Uint8Array {
    const mask = new Uint8Array(this.#numbers.size)
    for (const [value, number] of this.#numbers) if (wanted(value)) mask[number] = 1
    return mask
  }

  maskOf(values: readonly V[]): Uint8Array {
    const mask = new Uint8Array(this.#numbers.size)
    for (const value of values) {
      const number = this.#numbers.get(value)
      if (number !== undefined) mask[number] = 1
    }
    return mask
  }
}
