/** Numbers from 0 to 1 by a seed (mulberry32). */
export function chanceOf(seed: number): () => number {
  let state = Math.imul(seed, 0x9e37_79b1) >>> 0
  return () => {
    state = (state + 0x6d2b_79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
