import { drawBullets } from '../bullets/bullets.ts'
import { type Bullet, ring, TURN } from '../bullets/ornament.ts'
import { fan, petals, phyllo, spiral } from '../bullets/patterns.ts'
import type { DessertKind } from './dessert-bodies.ts'

interface CardLook {
  readonly ground: string
  readonly light: string
  readonly bullets: readonly Bullet[]
}

/** The pattern of each card and the colours of its dessert. */
const looks: Readonly<Record<DessertKind, CardLook>> = {
  // A summer that does not melt: arms of petals that grow outward.
  icecream: {
    ground: 'oklch(.42 .11 8)',
    light: 'oklch(.86 .09 12)',
    bullets: [...spiral(6, 9, [18, 74], { turn: 0.34, k: 'petal', s: 0.8, grow: 0.5 }), ...ring(30, 84, { s: 0.7 })],
  },
  // A peeled sunset: segments round the core.
  orange: {
    ground: 'oklch(.45 .12 45)',
    light: 'oklch(.87 .12 72)',
    bullets: [
      ...petals(8, 72, { per: 9, depth: 0.5, k: 'grain', s: 0.9 }),
      ...ring(40, 84, { k: 'pearl', s: 0.6 }),
      ...ring(8, 26, { k: 'petal', s: 1 }),
    ],
  },
  // A full moon with a bite: two rings, open on one side.
  mooncake: {
    ground: 'oklch(.36 .06 75)',
    light: 'oklch(.88 .1 88)',
    bullets: [84, 66, 48].flatMap((radius, at) =>
      ring(36 - at * 8, radius, { k: at === 1 ? 'grain' : 'pearl', s: 0.9 }).filter(({ a }) => a > 300 || a < 255),
    ),
  },
  // A spilt galaxy: two wide arms and loose stars.
  milk: {
    ground: 'oklch(.34 .08 255)',
    light: 'oklch(.94 .03 240)',
    bullets: [
      ...spiral(2, 26, [12, 86], { turn: 0.9, k: 'pearl', s: 0.6, grow: 0.9 }),
      ...ring(5, 56, { k: 'star', s: 0.8, rot: 0.7 }),
    ],
  },
  // Before daybreak: rays that fan out from below.
  coffee: {
    ground: 'oklch(.3 .05 250)',
    light: 'oklch(.83 .09 62)',
    bullets: [
      ...fan({ n: 11, spread: TURN / 2.1, rows: 5, from: 26, gap: 14, aim: -TURN / 4 }, { k: 'shard', s: 0.9 }),
      ...ring(24, 14, { k: 'pearl', s: 0.5 }),
    ],
  },
  // A jar of broken stars.
  starsugar: {
    ground: 'oklch(.4 .08 300)',
    light: 'oklch(.9 .11 95)',
    bullets: phyllo(46, 11.6, { k: 'star', s: 0.85, from: 3 }),
  },
  // Six on every side: six flowers of six.
  bocai: {
    ground: 'oklch(.38 .12 20)',
    light: 'oklch(.95 .03 60)',
    bullets: [0, 1, 2, 3, 4, 5].flatMap((side) => {
      const a = (side / 6) * TURN
      return ring(6, 19, { k: 'pearl', s: 1 }).map((bullet) => ({
        ...bullet,
        x: bullet.x + 56 * Math.cos(a),
        y: bullet.y + 56 * Math.sin(a),
      }))
    }),
  },
}

/** The spell card of a dessert, 200 × 280. */
export function spellCardSvg(dessert: DessertKind): string {
  const { ground, light, bullets } = looks[dessert]
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 280">',
    `<rect x="2" y="2" width="196" height="276" rx="12" fill="${ground}" stroke="var(--d-line)" stroke-width="3"/>`,
    `<rect x="10" y="10" width="180" height="260" rx="7" fill="none" stroke="${light}" stroke-width="1.5"/>`,
    `<g transform="translate(100 140)">${drawBullets(bullets, { rim: light, core: '#fffaf2' })}`,
    `<circle r="8" fill="${light}"/></g></svg>`,
  ].join('')
}
