const windowSize = 8192
const shortest = 3
const longest = 18
/** Most earlier matches of the same three bytes that are tried, so that repetitive input takes linear time. */
const chainLimit = 32

/** Packs bytes. Tokens: 1 + 8 bits is a literal, 0 + 13 bits position + 4 bits length a copy, position 0 the end. */
export function compress(plain: Uint8Array): Uint8Array<ArrayBuffer> {
  const bits = bitSink(plain.length)
  const places = matchFinder(plain)
  let at = 0
  while (at < plain.length) {
    const match = places.longestAt(at)
    if (match === undefined) {
      bits.put(1, 1)
      bits.put(plain[at] ?? 0, 8)
    } else {
      bits.put(0, 1)
      bits.put(match.position, 13)
      bits.put(match.length - shortest, 4)
    }
    const next = at + (match?.length ?? 1)
    while (at < next) places.learn(at++)
  }
  bits.put(0, 18)
  return bits.finish()
}

/** Hash chains over three-byte starts. The window's cursor starts at 1, so byte `i` is at position (i + 1) mod 8192. */
function matchFinder(plain: Uint8Array) {
  const newest = new Int32Array(1 << 15).fill(-1)
  const older = new Int32Array(plain.length).fill(-1)
  const hashAt = (at: number) =>
    (((plain[at] ?? 0) << 10) ^ ((plain[at + 1] ?? 0) << 5) ^ (plain[at + 2] ?? 0)) & 0x7fff
  return {
    learn(at: number): void {
      const hash = hashAt(at)
      older[at] = newest[hash] ?? -1
      newest[hash] = at
    },
    longestAt(at: number): { position: number; length: number } | undefined {
      const limit = Math.min(longest, plain.length - at)
      let best = shortest - 1
      let position = 0
      let candidate = newest[hashAt(at)] ?? -1
      for (let tries = 0; tries < chainLimit && candidate > at - windowSize && candidate >= 0; tries++) {
        const slot = (candidate + 1) % windowSize
        if (slot !== 0) {
          const length = commonLength(plain, candidate, at, limit)
          if (length > best) {
            best = length
            position = slot
            if (best === limit) break
          }
        }
        candidate = older[candidate] ?? -1
      }
      return best < shortest ? undefined : { position, length: best }
    },
  }
}

function commonLength(plain: Uint8Array, one: number, other: number, limit: number): number {
  let length = 0
  while (length < limit && plain[one + length] === plain[other + length]) length++
  return length
}

/** Writes bits, most significant first; pads the last byte with zeros. Literals of nine bits are the worst case. */
function bitSink(plainLength: number) {
  const bytes = new Uint8Array(Math.ceil((plainLength * 9 + 18) / 8))
  let used = 0
  let held = 0
  let heldBits = 0
  return {
    put(value: number, width: number): void {
      held = (held << width) | value
      heldBits += width
      while (heldBits >= 8) {
        heldBits -= 8
        bytes[used++] = (held >> heldBits) & 0xff
      }
      held &= (1 << heldBits) - 1
    },
    finish(): Uint8Array<ArrayBuffer> {
      if (heldBits > 0) bytes[used++] = (held << (8 - heldBits)) & 0xff
      return bytes.slice(0, used)
    },
  }
}
