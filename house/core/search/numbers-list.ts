/** A growing list of 32-bit numbers, several times as fast as an array of numbers. */
export class NumberList {
  data = new Int32Array(64)
  length = 0

  push(number: number): void {
    if (this.length === this.data.length) {
      const wider = new Int32Array(this.length * 2)
      wider.set(this.data)
      this.data = wider
    }
    this.data[this.length++] = number
  }

  /** Makes room for so many more numbers. */
  reserve(more: number): void {
    const length = this.length + more
    if (length <= this.data.length) return
    const wider = new Int32Array(Math.max(length, this.data.length * 2))
    wider.set(this.data.subarray(0, this.length))
    this.data = wider
  }

  at(index: number): number {
    return this.data[index] as number // callers stay below `length`
  }

  /** Index of the first number that is at least `least`; the numbers must be in ascending order. */
  lowerBound(least: number): number {
    let [low, high] = [0, this.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if (this.at(middle) < least) low = middle + 1
      else high = middle
    }
    return low
  }
}
