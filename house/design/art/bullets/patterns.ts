import { at, type Bullet, degrees, type Look, TURN } from './ornament.ts'

/** A flower outline: `lobes` petals of `per` bullets, hollowed by `depth` of the radius. */
export function petals(lobes: number, r: number, look: Look & { per?: number; depth?: number } = {}): Bullet[] {
  const { per = 9, depth = 0.42, rot = 0, k = 'grain', s = 1 } = look
  return Array.from({ length: lobes * per }, (_, i) => {
    const a = rot + (i / (lobes * per)) * TURN
    const radius = r * (1 - depth + depth * Math.abs(Math.sin((lobes * (a - rot)) / 2)))
    return { ...at(radius, a), a: degrees(a), k, s }
  })
}

/** `arms` curved arms of `steps` bullets between two radii. */
export function spiral(
  arms: number,
  steps: number,
  [from, to]: readonly [number, number],
  look: Look & { turn?: number; grow?: number } = {},
): Bullet[] {
  const { turn = 0.8, k = 'grain', s = 1, grow = 0, rot = 0 } = look
  return Array.from({ length: arms * steps }, (_, i) => {
    const t = Math.floor(i / arms) / (steps - 1)
    const a = rot + ((i % arms) / arms) * TURN + t * turn * TURN
    return { ...at(from + (to - from) * t, a), a: degrees(a) + 40, k, s: s * (1 + grow * t) }
  })
}

export type FanShape = { n: number; spread: number; rows: number; from: number; gap: number; aim?: number }

/** An aimed fan: `rows` arcs of `n` bullets over `spread` radians. */
export function fan({ n, spread, rows, from, gap, aim = TURN / 4 }: FanShape, look: Look = {}): Bullet[] {
  const { k = 'shard', s = 1 } = look
  return Array.from({ length: n * rows }, (_, i) => {
    const a = aim + ((i % n) / (n - 1) - 0.5) * spread
    return { ...at(from + Math.floor(i / n) * gap, a), a: degrees(a), k, s }
  })
}

/** Seeds of a sunflower: `n` bullets by the golden angle. */
export function phyllo(n: number, c: number, look: Look & { from?: number } = {}): Bullet[] {
  const { k = 'pearl', s = 1, from = 6 } = look
  return Array.from({ length: n }, (_, j) => {
    const i = j + from
    const a = i * 2.399963
    return { ...at(c * Math.sqrt(i), a), a: degrees(a), k, s: s * (0.7 + (0.5 * i) / n) }
  })
}
