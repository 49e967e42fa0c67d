/** A sample of `count` entries that depends only on the seed, in their original order. */
export function sampleOf<T>(all: readonly T[], count: number, seed: number): readonly T[] {
  const next = numbersFrom(seed)
  const left = all.map((_, index) => index)
  const chosen: number[] = []
  while (chosen.length < count && left.length > 0) chosen.push(...left.splice(Math.floor(next() * left.length), 1))
  return chosen.sort((a, b) => a - b).flatMap((index) => all.slice(index, index + 1))
}

/** Numbers from 0 below 1 (mulberry32). */
function numbersFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
