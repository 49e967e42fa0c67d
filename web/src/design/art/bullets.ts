import { type Bullet, type BulletKind, round } from './ornament.ts'

/** The colours of a bullet: a rim round a core. Any CSS colour. */
export type BulletColours = { rim: string; core: string }

/** Draws bullets as SVG markup, grouped by kind so that colours are written once a run. */
export function drawBullets(bullets: readonly Bullet[], colours: BulletColours): string {
  let markup = ''
  for (let i = 0; i < bullets.length; ) {
    const first = bullets[i]
    if (!first) break
    let end = i + 1
    while (bullets[end]?.k === first.k && bullets[end]?.s === first.s) end++
    const run = bullets.slice(i, end)
    markup += group(first, colours, run.map((bullet) => one(bullet)).join(''))
    i = end
  }
  return markup
}

function group({ k, s }: Bullet, { rim, core }: BulletColours, inside: string): string {
  if (k === 'dot') return `<g fill="${rim}">${inside}</g>`
  const joined = k === 'shard' || k === 'star' || k === 'fly' ? ' stroke-linejoin="round"' : ''
  return `<g fill="${core}" stroke="${rim}" stroke-width="${round(STROKE[k] * s)}"${joined}>${inside}</g>`
}

const STROKE = {
  dot: 0,
  pearl: 1.7,
  big: 4,
  grain: 1.5,
  petal: 1.5,
  shard: 1.5,
  card: 1.5,
  star: 1.4,
  fly: 1.2,
  hex: 1.5,
}

const RADIUS: Partial<Record<BulletKind, number>> = { dot: 1.3, pearl: 3.4, big: 9 }

function one({ x, y, a, k, s }: Bullet): string {
  const radius = RADIUS[k]
  if (radius) return `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius * s)}"/>`
  if (k === 'grain') {
    const turned = Math.abs(round(a % 180)) < 0.1 ? '' : ` transform="rotate(${round(a)} ${round(x)} ${round(y)})"`
    return `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(5 * s)}" ry="${round(2.3 * s)}"${turned}/>`
  }
  return `<path d="${placed(SHAPE[k] ?? [], { x, y, a, s })}"/>`
}

type Step = readonly [command: string, ...points: number[]]

// outlines round the origin, heading to the right; every number pair is a point, so they can be turned in numbers
const SHAPE: Partial<Record<BulletKind, readonly Step[]>> = {
  petal: [
    ['M', -6, 0],
    ['C', -3, -5, 4, -4.5, 7, 0],
    ['C', 4, 4.5, -3, 5, -6, 0],
  ],
  shard: [
    ['M', 8, 0],
    ['L', 0, 2.7, -5, 0, 0, -2.7],
  ],
  card: [
    ['M', -5, -3],
    ['L', 5, -3, 5, 3, -5, 3],
  ],
  star: [
    ['M', 0, -6],
    ['L', 1.6, -2.1, 5.7, -1.9, 2.5, 0.8, 3.5, 4.9, 0, 2.6, -3.5, 4.9, -2.5, 0.8, -5.7, -1.9, -1.6, -2.1],
  ],
  hex: [
    ['M', 6, 0],
    ['L', 3, 5.2, -3, 5.2, -6, 0, -3, -5.2, 3, -5.2],
  ],
  fly: [
    ['M', 0, 0],
    ['C', 2, -6, 8, -7, 8, -3],
    ['C', 8, 1, 3, 1, 0, 0],
    ['C', 2, 6, 8, 7, 8, 3],
    ['C', 8, -1, 3, -1, 0, 0],
    ['C', -2, -5, -6, -5, -6, -2],
    ['C', -6, 1, -2, 1, 0, 0],
    ['C', -2, 5, -6, 5, -6, 2],
    ['C', -6, -1, -2, -1, 0, 0],
  ],
}

/** The outline turned, scaled and moved: absolute start, then relative steps of one decimal. */
function placed(steps: readonly Step[], { x, y, a, s }: Pick<Bullet, 'x' | 'y' | 'a' | 's'>): string {
  const cos = Math.cos((a * Math.PI) / 180) * s
  const sin = Math.sin((a * Math.PI) / 180) * s
  let data = ''
  let pen = [0, 0]
  for (const [command, ...points] of steps) {
    let written = pen
    data += command === 'M' ? 'M' : command.toLowerCase()
    const numbers: number[] = []
    for (let i = 0; i < points.length; i += 2) {
      const px = points[i] ?? 0
      const py = points[i + 1] ?? 0
      const to = [round(x + px * cos - py * sin), round(y + px * sin + py * cos)]
      const from = command === 'M' ? [0, 0] : command === 'L' ? written : pen
      numbers.push(round((to[0] ?? 0) - (from[0] ?? 0)), round((to[1] ?? 0) - (from[1] ?? 0)))
      written = to
    }
    pen = written
    data += packed(numbers)
  }
  return `${data}z`
}

function packed(numbers: readonly number[]): string {
  return numbers
    .map((n) => String(n).replace(/^(-?)0\./, '$1.'))
    .reduce((text, n) => text + (text && !n.startsWith('-') ? ' ' : '') + n, '')
}
