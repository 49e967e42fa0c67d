import type { ShufflePass } from '../games/ciphers.ts'

/** Undoes one pass over `input[from..from + out.length)`. Bytes that the pass does not cover are copied. */
export function unshuffle(input: Uint8Array, from: number, out: Uint8Array, pass: ShufflePass): void {
  const length = out.length
  const covered = coveredBytes(length, pass.block)
  let key = pass.key
  const step = pass.step
  let read = from
  for (let start = 0; start < covered; start += pass.block) {
    const end = Math.min(start + pass.block, covered)
    for (let at = end - 1; at >= start; at -= 2) {
      out[at] = (input[read++] as number) ^ key // in range: read < from + covered
      key = (key + step) & 0xff
    }
    for (let at = end - 2; at >= start; at -= 2) {
      out[at] = (input[read++] as number) ^ key // in range: read < from + covered
      key = (key + step) & 0xff
    }
  }
  for (let at = covered; at < length; at++) out[at] = input[from + at] as number // in range: the caller's span
}

/** Bytes that a pass covers: not a last block under a quarter of a full one, and not the last byte of an odd length. */
function coveredBytes(length: number, block: number): number {
  const rest = length % block
  return length - (rest < block >> 2 ? rest : 0) - (length & 1)
}
