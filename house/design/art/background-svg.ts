import { drawBullets } from './bullets/bullets.ts'
import { type Bullet, type BulletKind, ring } from './bullets/ornament.ts'
import { petals, phyllo, spiral } from './bullets/patterns.ts'
import { seeded } from './bullets/seeded.ts'

/** A page's background as outlines, 1200 × 400: a mask, so that the theme colours it. */
export const backgroundSvg = (name: BackgroundName): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 400" preserveAspectRatio="xMidYMid slice">${drawings[name]()}</svg>`

export const backgroundNames = ['petals', 'pearls', 'spiral', 'lattice', 'stars', 'ribbons'] as const
export type BackgroundName = (typeof backgroundNames)[number]

const OUTLINE = { rim: '#000', core: '#0003' }

/** Around a point of the picture, as large as it says. */
const placed = (bullets: readonly Bullet[], [x, y, size]: readonly [number, number, number]): string =>
  `<g transform="translate(${x} ${y}) scale(${size})">${drawBullets(bullets, OUTLINE)}</g>`

/** Strewn over the picture, every time the same. */
function strewn(count: number, seed: number, kinds: readonly BulletKind[]): string {
  const next = seeded(seed)
  const one = (_: unknown, i: number): Bullet => ({
    x: next() * 1200,
    y: next() * 400,
    a: next() * 360,
    k: kinds[i % kinds.length] ?? 'dot',
    s: 0.7 + next() * 1.6,
  })
  return drawBullets(Array.from({ length: count }, one), OUTLINE)
}

const lattice = (): Bullet[] =>
  Array.from({ length: 31 * 13 }, (_, i) => {
    const row = Math.floor(i / 31)
    const x = (i % 31) * 41 + (row % 2) * 20.5 - 10
    return { x, y: row * 35.5 - 8, a: 30, k: (i + row) % 3 === 0 ? 'hex' : 'pearl', s: (i + row) % 3 === 0 ? 1.9 : 1.1 }
  })

/** Grains along a wave. */
const ribbon = (height: number, swing: number, phase: number): Bullet[] =>
  Array.from({ length: 82 }, (_, i) => {
    const x = i * 15 - 8
    const turn = (x / 1200) * Math.PI * 3 + phase
    const slope = ((Math.cos(turn) * swing * Math.PI * 3) / 1200) * 57.3
    return { x, y: height + Math.sin(turn) * swing, a: slope, k: i % 8 === 0 ? 'pearl' : 'grain', s: 1.25 }
  })

const drawings: Readonly<Record<BackgroundName, () => string>> = {
  petals: () =>
    placed([...petals(8, 96, { k: 'petal', s: 1.1 }), ...ring(20, 34)], [170, 250, 1.5]) +
    placed([...petals(6, 90, { k: 'petal' }), ...ring(14, 28)], [620, 90, 1.15]) +
    placed([...petals(10, 98, { per: 7, k: 'petal', s: 1.1 }), ...ring(24, 38)], [1040, 230, 1.7]) +
    strewn(46, 7, ['petal']),
  pearls: () =>
    placed(phyllo(320, 9, { k: 'pearl', s: 1.25 }), [300, 420, 1.5]) +
    placed(phyllo(260, 9, { k: 'pearl', s: 1.25 }), [860, -10, 1.35]) +
    strewn(40, 11, ['pearl', 'dot']),
  spiral: () =>
    placed(spiral(7, 26, [16, 260], { turn: 0.62, k: 'grain', s: 0.9, grow: 1.1 }), [300, 210, 1]) +
    placed(spiral(7, 26, [16, 260], { turn: -0.62, k: 'grain', s: 0.9, grow: 1.1 }), [900, 210, 1]) +
    strewn(30, 5, ['dot']),
  lattice: () => drawBullets(lattice(), OUTLINE),
  stars: () =>
    placed([...ring(12, 96, { k: 'star', s: 1.5 }), ...ring(24, 64), ...ring(8, 30, { k: 'star' })], [930, 190, 1.5]) +
    strewn(120, 23, ['star', 'dot', 'pearl', 'star']),
  ribbons: () =>
    [60, 130, 200, 270, 340].map((height, i) => drawBullets(ribbon(height, 34, i * 0.7), OUTLINE)).join('') +
    strewn(24, 3, ['petal']),
}
