/**
 * Unpacks `input[from..to)` into `out` and answers the number of bytes written. Stops at the terminator, at the input's
 * end or when `out` is full. Bits run from the highest down: 1 + 8 bits is a byte, 0 + 13 + 4 bits a copy.
 */
export function unpackLzss(input: Uint8Array, from: number, to: number, out: Uint8Array): number {
  const size = out.length
  let at = from
  let written = 0
  let bits = 0
  let held = 0
  while (written < size) {
    while (held <= 16 && at < to) {
      bits = (bits << 8) | (input[at++] as number) // in range: at < to <= input.length
      held += 8
    }
    if (held < 9) break
    if (bits & (1 << (held - 1))) {
      held -= 9
      out[written++] = bits >>> held
      continue
    }
    if (held < 18) {
      if (at >= to) break
      bits = (bits << 8) | (input[at++] as number) // in range: at < to
      held += 8
    }
    held -= 18
    const token = (bits >>> held) & 0x1ffff
    const position = token >>> 4
    if (position === 0) break
    const end = Math.min(size, written + (token & 15) + 3)
    // The window's cursor is always written + 1, so a position is a distance back; the bytes before the start are
    // zeros.
    let source = written - ((written + 1 - position) & 0x1fff || 0x2000)
    if (source < 0) {
      const blank = Math.min(end, written - source)
      written = Math.max(written, blank)
      source = 0
    }
    while (written < end) out[written++] = out[source++] as number // source < written
  }
  return written
}
