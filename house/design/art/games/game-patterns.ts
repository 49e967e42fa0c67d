import { type BulletColours, drawBullets } from '../bullets/bullets.ts'
import { type Bullet, type BulletKind, ring, round, TURN } from '../bullets/ornament.ts'
import { fan, petals, phyllo, spiral } from '../bullets/patterns.ts'
import type { GameLook } from '../game-looks.ts'

const WHITE = '#fffaf2'

type Pattern = (look: GameLook) => string

/**
 * One memory of each, drawn round the origin within a radius of about 105: what its players see with closed eyes.
 */
export function gamePattern(look: GameLook): string {
  return PATTERNS[look.id]?.(look) ?? drawIn(look, [...ring(24, 88, { k: 'grain' }), ...ring(16, 56)])
}

const drawIn = (look: GameLook, bullets: readonly Bullet[], core = WHITE) =>
  drawBullets(bullets, { rim: look.light, core })

const colour = (l: number, c: number, h: number) => `oklch(${l} ${c} ${h})`

const corners = (x: number, y: number, [w, h]: readonly [number, number], stroke: string) =>
  `<path d="M${x} ${y + 14}V${y}h14M${x + w - 14} ${y}h14v14M${x + w} ${y + h - 14}v14h-14M${x + 14} ${y + h}H${x}v-14" fill="none" stroke="${stroke}" stroke-width="2.5"/>`

/** Bullets along the chords between points on circles. */
function chords(
  points: readonly (readonly [number, number])[],
  per: number,
  bullet: Pick<Bullet, 'k' | 's'>,
): Bullet[] {
  return points.flatMap(([ax, ay], i) => {
    const [bx, by] = points[(i + 1) % points.length] ?? [ax, ay]
    const a = (Math.atan2(by - ay, bx - ax) * 180) / Math.PI
    return Array.from({ length: per }, (_, j) => {
      const t = j / per
      return { x: ax + (bx - ax) * t, y: ay + (by - ay) * t, a: bullet.k === 'grain' ? a : 0, ...bullet }
    })
  })
}

const onCircle = (r: number, a: number) => [r * Math.cos(a), r * Math.sin(a)] as const

const quarter = (p: Bullet) => Math.floor(((Math.atan2(p.y, p.x) / TURN + 1.125) % 1) * 4)

const PATTERNS: Record<number, Pattern> = {
  6: (g) =>
    `${drawIn(g, [
      ...ring(28, 88, { k: 'shard' }),
      ...ring(28, 70, { k: 'shard', rot: TURN / 56 }),
      ...ring(16, 48),
      ...ring(10, 28, { s: 0.9 }),
    ])}<circle r="13" fill="${g.light}"/>`,
  7: (g) =>
    drawIn(g, [
      ...spiral(7, 9, [20, 96], { turn: 0.3, k: 'petal', s: 0.85, grow: 0.45 }),
      ...spiral(7, 9, [20, 96], { turn: -0.3, k: 'petal', s: 0.85, grow: 0.45 }),
    ]),
  8: (g) =>
    `<circle r="40" fill="${g.light}"/><circle cx="15" cy="-10" r="34" fill="${g.ground}"/>` +
    drawIn(g, [
      ...ring(30, 92, { k: 'grain' }),
      ...ring(30, 76, { k: 'grain', rot: 0.1, face: 'along' }),
      ...ring(20, 58, { s: 0.7 }),
    ]),
  9: (g) => drawIn(g, [...phyllo(120, 7.4, { s: 0.85 }), ...ring(21, 92, { k: 'petal', s: 1.35 })]),
  95: (g) =>
    drawIn(
      g,
      [20, 30, 40, 50]
        .flatMap((n, i) => ring(n, [38, 58, 78, 96][i] ?? 96, { k: 'grain' }))
        .filter((p) => !(p.x > -18 && p.x < 84 && p.y > -58 && p.y < 14)),
    ) + corners(-14, -54, [94, 64], WHITE),
  10: (g) => {
    const star = [0, 1, 2, 3, 4].map((i) => onCircle(92, -TURN / 4 + (i * 2 * TURN) / 5))
    return drawIn(g, [...chords(star, 11, { k: 'grain', s: 0.9 }), ...ring(40, 100, { s: 0.6 })])
  },
  11: (g) =>
    `${drawIn(g, [
      ...ring(7, 72, { k: 'big', s: 1.7, rot: -0.3 }),
      ...ring(26, 101, { s: 0.7 }),
      ...ring(18, 44, { k: 'grain' }),
    ])}<circle r="25" fill="${WHITE}" stroke="${g.light}" stroke-width="9"/>`,
  12: (g) =>
    drawIn(g, [
      ...petals(8, 98, { per: 8, depth: 0.4, k: 'grain' }),
      ...ring(8, 50, { k: 'star', s: 1.7, rot: TURN / 16 }),
      ...ring(16, 28, { s: 0.7 }),
    ]),
  125: (g) =>
    drawIn(
      g,
      [-TURN / 4, TURN / 4]
        .flatMap((aim) => fan({ n: 11, spread: 2.3, rows: 6, from: 40, gap: 13, aim }))
        .filter((p) => !(p.x > -70 && p.x < 6 && p.y < -26 && p.y > -88))
        .filter((p) => !(p.x > 0 && p.x < 74 && p.y > 26 && p.y < 88)),
    ) +
    corners(-66, -84, [68, 54], WHITE) +
    corners(4, 30, [68, 54], g.light),
  128: (g) => {
    const lattice: Bullet[] = []
    for (let q = -4; q <= 4; q++)
      for (let r = -4; r <= 4; r++) {
        const far = Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r))
        if (far === 0 || far > 4) continue
        const odd = far % 2 === 1
        lattice.push({ x: 24 * (q + r / 2), y: 20.8 * r, a: 30, k: odd ? 'hex' : 'pearl', s: odd ? 1.15 : 0.8 })
      }
    return `${drawIn(g, lattice)}<path d="M0-13V13M-11-6.5 11 6.5M-11 6.5 11-6.5" stroke="${WHITE}" stroke-width="2.5"/>`
  },
  13: (g) =>
    Array.from(
      { length: 24 },
      (_, i) =>
        `<path d="M0-34V-${i % 2 ? 62 : 96}" transform="rotate(${i * 15})" stroke="${g.light}" stroke-width="${i % 2 ? 1.5 : 2.5}"/>`,
    ).join('') +
    drawIn(g, [
      ...ring(12, 98, { s: 1.1, rot: -TURN / 4 + TURN / 24 }),
      ...ring(12, 70, { s: 0.8, rot: TURN / 24 }),
      ...ring(12, 24, { k: 'grain' }),
    ]),
  14: (g) =>
    drawIn(
      g,
      [-TURN / 4, TURN / 4].flatMap((aim) =>
        fan({ n: 9, spread: 1.5, rows: 6, from: 34, gap: 13, aim }, { k: 'shard', s: 1.05 }),
      ),
    ) +
    drawBullets(
      ring(6, 76, { k: 'card' }).filter((p) => Math.abs(p.y) < 40),
      { rim: WHITE, core: g.ground },
    ) +
    `<path d="M-104 0H104" stroke="${WHITE}" stroke-width="1.5" stroke-dasharray="2 6" stroke-linecap="round"/>`,
  143: (g) => {
    const weave: Bullet[] = []
    for (let i = -4; i <= 4; i++)
      for (let j = -4; j <= 4; j++) {
        const far = Math.hypot(i, j)
        const odd = (i + j) % 2 !== 0
        if (far >= 1.2 && far <= 4.6)
          weave.push({ x: i * 22, y: j * 22, a: odd ? 90 : 0, k: odd ? 'card' : 'shard', s: 1 })
      }
    return (
      drawIn(g, weave) +
      `<circle r="13" fill="none" stroke="${WHITE}" stroke-width="2"/><circle r="4" fill="${WHITE}" stroke="${g.light}" stroke-width="2"/>`
    )
  },
  15: (g) =>
    `${drawIn(g, [
      ...ring(24, 96, { k: 'star', s: 0.8 }),
      ...ring(36, 78, { k: 'grain', s: 0.9 }),
      ...ring(30, 60, { k: 'grain', s: 0.9, rot: 0.08 }),
      ...ring(20, 42, { k: 'grain', s: 0.9 }),
    ])}<circle r="26" fill="none" stroke="${WHITE}" stroke-width="1.5"/><circle r="14" fill="${g.light}"/>`,
  16: () => `${SEASONS.map(season).join('')}<circle r="9" fill="${WHITE}"/>`,
  165: (g) =>
    drawIn(g, [
      ...spiral(3, 13, [14, 98], { turn: 1.05, k: 'fly', s: 0.7, grow: 0.8 }),
      ...spiral(3, 13, [14, 98], { turn: 1.05, rot: 0.7, k: 'dot', s: 1.5 }),
    ]),
  17: (g) => {
    const hexagon = (r: number, turn: number) => [0, 1, 2, 3, 4, 5].map((i) => onCircle(r, (i / 6) * TURN + turn))
    const walls = [96, 72, 48].flatMap((r, j) =>
      chords(hexagon(r, j * 0.26), 6 - j, j === 1 ? { k: 'hex', s: 0.8 } : { k: 'pearl', s: 0.95 }),
    )
    return (
      drawIn(g, walls) +
      `<path d="M0-20 17 10-17 10Z" fill="none" stroke="${WHITE}" stroke-width="2" stroke-linejoin="round"/>`
    )
  },
  18: () =>
    [25, 60, 95, 145, 215, 265, 310].map(rainbow).join('') +
    drawBullets(fan({ n: 7, spread: 1.2, rows: 2, from: 66, gap: 14 }, { k: 'dot', s: 1.4 }), {
      rim: WHITE,
      core: WHITE,
    }),
  20: pyramid,
  2003: tavern,
}

const SEASONS: readonly [string, BulletKind][] = [
  ['oklch(.84 .1 355)', 'petal'],
  ['oklch(.85 .14 140)', 'grain'],
  ['oklch(.82 .14 65)', 'petal'],
  ['oklch(.88 .05 230)', 'hex'],
]

function season([rim, k]: readonly [string, BulletKind], q: number): string {
  const colours: BulletColours = { rim, core: WHITE }
  const arms = spiral(5, 9, [26, 98], { turn: 0.16, k, s: 0.9 }).filter((p) => quarter(p) === q)
  return drawBullets([...arms, ...ring(40, 101, { s: 0.5 }).filter((p) => quarter(p) === q)], colours)
}

function rainbow(hue: number, i: number): string {
  const r = 100 - i * 11.5
  const arc = Array.from({ length: 19 }, (_, j): Bullet => {
    const a = Math.PI + (j / 18) * Math.PI
    const [x, y] = onCircle(r, a)
    return { x, y: y + 40, a: (a * 180) / Math.PI + 90, k: i % 2 ? 'grain' : 'card', s: 0.72 }
  })
  return drawBullets(arc, { rim: colour(0.78, 0.13, hue), core: WHITE })
}

/** A stepped pyramid of cut stones under a halo: the capital in brocade. */
function pyramid(g: GameLook): string {
  const stones = [0, 1, 2, 3, 4, 5].flatMap((row) =>
    Array.from(
      { length: row * 2 + 1 },
      (_, i): Bullet => ({ x: (i - row) * 15, y: -20 + row * 16.5, a: 90, k: 'shard', s: 1.05 }),
    ),
  )
  const halo = [52, 68, 84, 100].flatMap((r, i) =>
    ring(36, r, { k: i % 2 ? 'grain' : 'pearl', s: i % 2 ? 0.9 : 0.62, rot: i * 0.09 })
      .map((p) => ({ ...p, y: p.y - 4 }))
      .filter((p) => p.y < -20 - (Math.abs(p.x) < 26 ? 14 : 0) + Math.max(0, Math.abs(p.x) - 30) * 0.9),
  )
  const gems = [
    [0, 'oklch(.75 .15 20)'],
    [1, 'oklch(.78 .12 230)'],
    [2, 'oklch(.8 .14 140)'],
  ] as const
  return (
    drawIn(g, halo) +
    drawIn(g, stones) +
    gems
      .map(([i, fill]) => `<path d="M0-6 5 0 0 6-5 0Z" transform="translate(${(i - 1) * 34} 84)" fill="${fill}"/>`)
      .join('') +
    `<path d="M0-52 9-38 0-27-9-38Z" fill="${WHITE}" stroke="${g.light}" stroke-width="2.4" stroke-linejoin="round"/>` +
    `<path d="M-104 72H104" stroke="${WHITE}" stroke-width="1.5" stroke-dasharray="2 6" stroke-linecap="round"/>`
  )
}

/** A low sun behind the rim of a full cup, its bubbles rising as bullets. */
function tavern(g: GameLook): string {
  const rays = ring(26, 96, { k: 'grain', rot: TURN / 52 }).filter((p) => p.y < -2)
  const inner = [...ring(22, 76, { k: 'petal', s: 0.9 }), ...ring(18, 58, { s: 0.8 })].filter((p) => p.y < -2)
  const bubbles = [
    [-46, 30, 1.1],
    [-20, 22, 0.8],
    [8, 34, 1.3],
    [34, 24, 0.9],
    [56, 32, 0.7],
    [-32, 50, 0.8],
    [-4, 58, 0.9],
    [24, 52, 0.7],
    [44, 52, 0.6],
  ].map(([x = 0, y = 0, s = 1]): Bullet => ({ x, y, a: 0, k: 'pearl', s }))
  return (
    `<path d="M-38 4A38 38 0 0 1 38 4Z" fill="oklch(.74 .16 45)"/>` +
    drawIn(g, [...rays, ...inner]) +
    `<path d="M-88 12H88Q84 70 34 80H-34Q-84 70-88 12Z" fill="${colour(0.32, 0.08, 40)}" stroke="${g.light}" stroke-width="2.5" stroke-linejoin="round"/>` +
    `<ellipse cy="12" rx="${round(88)}" ry="11" fill="${g.light}" stroke="${WHITE}" stroke-width="2"/>` +
    drawIn(g, bubbles, colour(0.32, 0.08, 40)) +
    `<path d="M-26 84H26L20 98H-20Z" fill="${colour(0.32, 0.08, 40)}" stroke="${g.light}" stroke-width="2.5" stroke-linejoin="round"/>`
  )
}
