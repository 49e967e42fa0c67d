import { drawBullets } from '#design/art/bullets/bullets.ts'
import { type Bullet, ring, TURN } from '#design/art/bullets/ornament.ts'
import { fan, petals, phyllo, spiral } from '#design/art/bullets/patterns.ts'
import { seeded } from '#design/art/bullets/seeded.ts'
import { group, type Sheet, svgOf } from './canvas.ts'
import { hexOf } from './flat-colours.ts'

export interface Danmaku extends Sheet {
  readonly seed: number
  /** Of the sky, in degrees; the bullets take others. */
  readonly hue: number
  readonly kind: 'flower' | 'spiral' | 'fans' | 'sunflower' | 'rain'
  /** Lines on paper in place of lights in the night. */
  readonly drawn?: boolean
}

/** A pattern of bullets at its height. */
export function danmaku(wish: Danmaku): string {
  const { width, height, hue, drawn = false } = wish
  const side = Math.min(width, height)
  const layers = patterns[wish.kind](seeded(wish.seed)).map((bullets, n) => {
    const colour = hexOf({ l: drawn ? 0.3 : 0.78, c: drawn ? 0.04 : 0.16, h: (hue + 70 + n * 47) % 360 })
    const colours = { rim: colour, core: drawn ? 'none' : '#fffdf8' }
    const place = `translate(${width / 2} ${height * 0.46}) scale(${(side / 420).toFixed(2)})`
    const wide = bullets.map((bullet) => ({ ...bullet, s: bullet.s * 1.7 }))
    const glow = drawn ? '' : group(place, drawBullets(wide, { rim: colour, core: colour }), 'opacity=".22"')
    return glow + group(place, drawBullets(bullets, colours))
  })
  return svgOf(wish, (drawn ? paper(wish) : night(wish)) + layers.join('') + player(wish))
}

const night = ({ width, height, hue }: Danmaku): string =>
  `<defs><radialGradient id="night" cx=".5" cy=".46" r=".75"><stop stop-color="${hexOf({ l: 0.42, c: 0.12, h: hue })}"/>` +
  `<stop offset="1" stop-color="${hexOf({ l: 0.14, c: 0.05, h: hue + 30 })}"/></radialGradient>` +
  '</defs>' +
  `<rect width="${width}" height="${height}" fill="url(#night)"/>`

const paper = ({ width, height, seed }: Danmaku): string => {
  const next = seeded(seed + 7)
  const grain = Array.from({ length: 160 }, () => {
    const [x, y] = [next() * width, next() * height]
    return `<path d="M${x.toFixed(0)} ${y.toFixed(0)}l${(8 * next()).toFixed(1)} ${(3 * next()).toFixed(1)}" stroke="#d8cbb8" stroke-width="1"/>`
  })
  return `<rect width="${width}" height="${height}" fill="#f6efe2"/>${grain.join('')}`
}

const player = ({ width, height }: Danmaku): string =>
  `<circle cx="${width / 2}" cy="${height * 0.9}" r="9" fill="#fff" stroke="#d63b4f" stroke-width="5"/>`

const patterns: Readonly<Record<Danmaku['kind'], (next: () => number) => readonly (readonly Bullet[])[]>> = {
  flower: (next) => [
    petals(8, 190, { per: 12, k: 'petal', rot: next() }),
    petals(5, 130, { per: 14, k: 'grain', rot: next() }),
    ring(24, 64, { k: 'pearl' }),
    ring(12, 30, { k: 'star' }),
  ],
  spiral: (next) => [
    spiral(6, 24, [24, 215], { turn: 0.7, k: 'grain', grow: 0.8, rot: next() }),
    spiral(6, 24, [24, 215], { turn: -0.7, k: 'pearl', s: 0.8, rot: next() }),
  ],
  fans: (next) =>
    Array.from({ length: 5 }, (_, n) =>
      fan(
        { n: 9, spread: 0.7, rows: 8, from: 40, gap: 21, aim: (n / 5) * TURN + next() * 0.3 },
        { k: n % 2 ? 'card' : 'shard' },
      ),
    ),
  sunflower: () => [phyllo(210, 13, { k: 'pearl', s: 1.1 }), ring(48, 208, { k: 'fly', face: 'along' })],
  rain: (next) => [
    Array.from(
      { length: 120 },
      (): Bullet => ({ x: (next() - 0.5) * 560, y: (next() - 0.5) * 430, a: 90, k: 'grain', s: 1.2 }),
    ),
    Array.from(
      { length: 40 },
      (): Bullet => ({ x: (next() - 0.5) * 560, y: (next() - 0.5) * 430, a: 90, k: 'big', s: 0.7 }),
    ),
  ],
}
