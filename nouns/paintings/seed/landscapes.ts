import { drawBullets } from '#design/art/bullets/bullets.ts'
import { type Bullet, type BulletKind, ring } from '#design/art/bullets/ornament.ts'
import { petals } from '#design/art/bullets/patterns.ts'
import { seeded } from '#design/art/bullets/seeded.ts'
import { group, hills, type Sheet, sky, svgOf } from './canvas.ts'

type Season = 'spring' | 'summer' | 'autumn' | 'winter' | 'dusk' | 'night'

export interface Landscape extends Sheet {
  readonly seed: number
  readonly season: Season
}

interface Look {
  readonly sky: readonly string[]
  /** From far to near. */
  readonly hills: readonly string[]
  /** What flies in the air. */
  readonly air: BulletKind
  readonly airColours: { readonly rim: string; readonly core: string }
  readonly sun: string
}

const looks: Readonly<Record<Season, Look>> = {
  spring: {
    sky: ['#bfe3f5', '#f6e7ef'],
    hills: ['#b9d8b0', '#8cbf86', '#5f9a65'],
    air: 'petal',
    airColours: { rim: '#e58aa6', core: '#fbdfe7' },
    sun: '#fff7d6',
  },
  summer: {
    sky: ['#3f9fe0', '#bfe6ff'],
    hills: ['#6fc1c9', '#2f9aa8', '#f1dcab'],
    air: 'pearl',
    airColours: { rim: '#ffffff', core: '#eaf8ff' },
    sun: '#fffbe0',
  },
  autumn: {
    sky: ['#f3b26b', '#fbe8c9'],
    hills: ['#d98a4b', '#b4532f', '#7a3424'],
    air: 'star',
    airColours: { rim: '#a33a1f', core: '#f08a4a' },
    sun: '#fff0c4',
  },
  winter: {
    sky: ['#8fa8c9', '#e6edf5'],
    hills: ['#c9d6e6', '#e3ebf4', '#f8fbff'],
    air: 'pearl',
    airColours: { rim: '#ffffff', core: '#ffffff' },
    sun: '#f4f7ff',
  },
  dusk: {
    sky: ['#2b2a66', '#9a4d86', '#f4a36c'],
    hills: ['#6d3f74', '#4a2c5c', '#2b1c40'],
    air: 'dot',
    airColours: { rim: '#ffe3b0', core: '#ffe3b0' },
    sun: '#ffe0a8',
  },
  night: {
    sky: ['#0c1030', '#26306b'],
    hills: ['#1d2555', '#141a40', '#0b0f2a'],
    air: 'dot',
    airColours: { rim: '#cfe0ff', core: '#cfe0ff' },
    sun: '#f6f0d8',
  },
}

/** Hills, a gate, a shop with lit windows, and what the season lets fly. */
export function landscape(wish: Landscape): string {
  const { width, height, seed, season } = wish
  const look = looks[season]
  const next = seeded(seed)
  const light = group(
    `translate(${width * (0.25 + 0.5 * next())} ${height * 0.24})`,
    sunOf(look, Math.min(width, height)),
  )
  const ridges = look.hills.map((colour, n) => hills(wish, height * (0.55 + 0.14 * n), colour, next))
  const air = Array.from(
    { length: 70 },
    (): Bullet => ({ x: next() * width, y: next() * height, a: next() * 360, k: look.air, s: 0.6 + next() * 1.5 }),
  )
  return svgOf(
    wish,
    sky(wish, look.sky) +
      light +
      ridges.slice(0, 2).join('') +
      gate(wish) +
      (ridges[2] ?? '') +
      shop(wish) +
      drawBullets(air, look.airColours),
  )
}

const sunOf = ({ sun, airColours }: Look, side: number): string =>
  `<circle r="${side * 0.1}" fill="${sun}"/>` +
  group(
    `scale(${(side / 520).toFixed(2)})`,
    drawBullets([...ring(36, 74, { k: 'grain' }), ...petals(10, 112, { per: 6, depth: 0.2, k: 'dot' })], {
      rim: airColours.rim,
      core: 'none',
    }),
    'opacity=".8"',
  )

const gate = ({ width, height }: Landscape): string => {
  const size = Math.min(width, height) / 400
  return group(
    `translate(${width * 0.68} ${height * 0.6}) scale(${size.toFixed(2)})`,
    '<g fill="#c8402f"><path d="M-52 -60Q0 -70 52 -60V-48Q0 -58 -52 -48Z"/><path d="M-42 -36H42V-28H-42Z"/><path d="M-34 -50H-24V40H-34ZM24 -50H34V40H24Z"/></g>',
  )
}

const shop = ({ width, height }: Landscape): string => {
  const size = Math.min(width, height) / 400
  return group(
    `translate(${width * 0.2} ${height * 0.83}) scale(${size.toFixed(2)})`,
    '<path d="M-64 -40L0 -78L64 -40Z" fill="#6b2f3a"/><path d="M-52 -40H52V24H-52Z" fill="#f2e2c8"/>' +
      '<path d="M-42 -28H-12V-2H-42ZM12 -28H42V-2H12Z" fill="#ffd77a" stroke="#7a4a2a" stroke-width="3"/>' +
      '<path d="M-9 -12H9V24H-9Z" fill="#7a4a2a"/><path d="M-56 -44H56V-36Q42 -26 28 -36Q14 -26 0 -36Q-14 -26 -28 -36Q-42 -26 -56 -36Z" fill="#d9606f"/>',
  )
}
