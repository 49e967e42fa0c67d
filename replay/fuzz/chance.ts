/** Seeded chance: equal seeds draw equal numbers. */
export interface Chance {
  /** A whole number from 0 to `below` - 1. */
  below(below: number): number
}

/** Mulberry32, by Tommy Ettinger, in the public domain. */
export function chanceFrom(seed: number): Chance {
  let state = seed | 0
  return {
    below(below) {
      state = (state + 0x6d2b79f5) | 0
      let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
      mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
      return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000) * below)
    },
  }
}
