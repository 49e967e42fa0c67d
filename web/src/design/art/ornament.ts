/** Bullet-pattern geometry: every generator returns bullets round the origin, headings in degrees. */

export type BulletKind = 'dot' | 'pearl' | 'big' | 'grain' | 'petal' | 'shard' | 'card' | 'star' | 'fly' | 'hex'

export type Bullet = { x: number; y: number; a: number; k: BulletKind; s: number }

type Look = { k?: BulletKind; s?: number; rot?: number }

export const TURN = Math.PI * 2

/** One decimal is enough at every size we draw. */
export function round(n: number): number {
  const rounded = Math.round(n * 10) / 10
  return rounded === 0 ? 0 : rounded
}

const degrees = (a: number) => (a * 180) / Math.PI

const at = (r: number, a: number) => ({ x: r * Math.cos(a), y: r * Math.sin(a) })

/** `n` bullets on a circle of radius `r`, facing outward or along it. */
export function ring(n: number, r: number, look: Look & { face?: 'out' | 'along' } = {}): Bullet[] {
  const { rot = 0, k = 'pearl', s = 1, face = 'out' } = look
  return Array.from({ length: n }, (_, i) => {
    const a = rot + (i / n) * TURN
    return { ...at(r, a), a: degrees(a) + (face === 'out' ? 0 : 90), k, s }
  })
}

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

/** Scallops: `n` lobes between two radii, as path data. */
export function scallop(n: number, r: number, bulge: number, [cx, cy]: readonly [number, number] = [0, 0]): string {
  const point = (radius: number, a: number) => `${round(cx + radius * Math.cos(a))} ${round(cy + radius * Math.sin(a))}`
  const lobes = Array.from({ length: n }, (_, i) => {
    const end = ((i + 1) / n) * TURN
    return `Q${point(bulge, ((i + 0.5) / n) * TURN)} ${point(r, end)}`
  })
  return `M${point(r, 0)}${lobes.join('')}Z`
}

/** Numbers from 0 to 1 that depend on the seed alone. */
export function seeded(seed: number): () => number {
  let a = seed >>> 0
  return () => {
    a = (a + 0x6d2b79f5) | 0
    let t = Math.imul(a ^ (a >>> 15), 1 | a)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}
