/**
 * A fixed-size little-endian sheet of bytes, zero filled, written at absolute offsets. A field past the end throws
 * RangeError.
 */
export class ByteSheet {
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly #view: DataView<ArrayBuffer>

  constructor(length: number) {
    this.bytes = new Uint8Array(length)
    this.#view = new DataView(this.bytes.buffer)
  }

  u8(at: number, value: number): void {
    this.#view.setUint8(at, value)
  }

  u16(at: number, value: number): void {
    this.#view.setUint16(at, value, true)
  }

  u32(at: number, value: number): void {
    this.#view.setUint32(at, value, true)
  }

  u64(at: number, value: number | bigint): void {
    this.#view.setBigUint64(at, BigInt(value), true)
  }

  f32(at: number, value: number): void {
    this.#view.setFloat32(at, value, true)
  }

  copy(at: number, bytes: Uint8Array): void {
    this.bytes.set(bytes, at)
  }

  /** ASCII text in a field of `size` bytes: cut to the field, the rest filled with `fill` (default 0). */
  ascii(at: number, text: string, { size, fill = 0 }: { size: number; fill?: number }): void {
    for (let index = 0; index < size; index++) {
      this.u8(at + index, index < text.length ? text.charCodeAt(index) : fill)
    }
  }
}
