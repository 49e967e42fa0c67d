/** Bullet-pattern geometry: every generator returns bullets round the origin, headings in degrees. */

export type BulletKind = 'dot' | 'pearl' | 'big' | 'grain' | 'petal' | 'shard' | 'card' | 'star' | 'fly' | 'hex'

export type Bullet = { x: number; y: number; a: number; k: BulletKind; s: number }

export type Look = { k?: BulletKind; s?: number; rot?: number }

export const TURN = Math.PI * 2

/** One decimal is enough at every size we draw. */
export function round(n: number): number {
  const rounded = Math.round(n * 10) / 10
  return rounded === 0 ? 0 : rounded
}

export const degrees = (a: number) => (a * 180) / Math.PI

export const at = (r: number, a: number) => ({ x: r * Math.cos(a), y: r * Math.sin(a) })

/** `n` bullets on a circle of radius `r`, facing outward or along it. */
export function ring(n: number, r: number, look: Look & { face?: 'out' | 'along' } = {}): Bullet[] {
  const { rot = 0, k = 'pearl', s = 1, face = 'out' } = look
  return Array.from({ length: n }, (_, i) => {
    const a = rot + (i / n) * TURN
    return { ...at(r, a), a: degrees(a) + (face === 'out' ? 0 : 90), k, s }
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
