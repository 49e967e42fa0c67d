/** Writes unsigned numbers below 2^32 of variable length, seven bits a byte, into a growing buffer. */
export class VarintWriter {
  bytes = new Uint8Array(8_192)
  length = 0

  write(value: number): void {
    this.#grow(5)
    let left = value
    while (left > 0x7f) {
      this.bytes[this.length++] = (left & 0x7f) | 0x80
      left >>>= 7
    }
    this.bytes[this.length++] = left
  }

  /** Appends what another writer holds. */
  append({ bytes, length }: VarintWriter): void {
    this.#grow(length)
    this.bytes.set(bytes.subarray(0, length), this.length)
    this.length += length
  }

  /** A copy of what was written. */
  written(): Uint8Array {
    return this.bytes.slice(0, this.length)
  }

  #grow(by: number): void {
    if (this.length + by <= this.bytes.length) return
    const wider = new Uint8Array(Math.max(this.bytes.length * 2, this.length + by))
    wider.set(this.bytes)
    this.bytes = wider
  }
}

/** Number of bytes of a number below 2^32. */
export const varintLength = (value: number): number =>
  value < 0x80 ? 1 : value < 0x4000 ? 2 : value < 0x20_0000 ? 3 : value < 0x1000_0000 ? 4 : 5
