/** Seeded random numbers: equal seeds give equal draws on every machine. */
export type Chance = {
  /** A whole number from `low` to `high`, both included. */
  whole(low: number, high: number): number
  /** A number from `low` up to `high`. */
  number(low: number, high: number): number
  /** True in `share` of all draws. */
  yes(share: number): boolean
  pick<T>(list: readonly [T, ...T[]]): T
}

export function chanceFrom(seed: number): Chance {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x9e37_79b9) >>> 0
    let mixed = Math.imul(state ^ (state >>> 16), 0x21f0_aaad)
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a_2d97)
    return ((mixed ^ (mixed >>> 15)) >>> 0) / 0x1_0000_0000
  }
  return {
    whole: (low, high) => low + Math.floor(next() * (high - low + 1)),
    number: (low, high) => low + next() * (high - low),
    yes: (share) => next() < share,
    pick: (list) => list[Math.floor(next() * list.length)] ?? list[0],
  }
}
