import { type Bullet, type BulletKind, round } from './ornament.ts'

/** The colours of a bullet: a rim round a core. Any CSS colour. */
export type BulletColours = { rim: string; core: string }

export type Run = readonly [Bullet, ...Bullet[]]

/** Neighbours of one kind and size. */
export function runsOf(bullets: readonly Bullet[]): Run[] {
  const runs: [Bullet, ...Bullet[]][] = []
  for (const bullet of bullets) {
    const last = runs.at(-1)
    if (last && last[0].k === bullet.k && last[0].s === bullet.s) last.push(bullet)
    else runs.push([bullet])
  }
  return runs
}

export const STROKE = {
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

export const JOINED: ReadonlySet<BulletKind> = new Set(['shard', 'star', 'fly'])

/** Half an ellipse's length and breadth. */
export const GRAIN = [5, 2.3] as const

export const RADIUS: Partial<Record<BulletKind, number>> = { dot: 1.3, pearl: 3.4, big: 9 }

/** A bullet as an outline, where it is no circle and no ellipse. */
export const shape = (bullet: Bullet): string => placed(SHAPE[bullet.k] ?? [], bullet)

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
  let penX = 0
  let penY = 0
  for (const step of steps) {
    const command = step[0]
    const absolute = command === 'M'
    data += absolute ? 'M' : command.toLowerCase()
    let fromX = absolute ? 0 : penX
    let fromY = absolute ? 0 : penY
    let toX = penX
    let toY = penY
    for (let i = 1; i < step.length; i += 2) {
      const px = step[i] as number // after the command there are numbers only
      const py = step[i + 1] as number
      toX = round(x + px * cos - py * sin)
      toY = round(y + px * sin + py * cos)
      const right = number(toX - fromX)
      data += (i > 1 && right[0] !== '-' ? ' ' : '') + right
      const down = number(toY - fromY)
      data += (down[0] !== '-' ? ' ' : '') + down
      if (command !== 'L') continue
      fromX = toX
      fromY = toY
    }
    penX = toX
    penY = toY
  }
  return `${data}z`
}

/** A number of one decimal as text, without the zero before the point. */
export function number(n: number): string {
  const tenths = Math.round(n * 10)
  return written.get(tenths) ?? write(tenths)
}

/** Written so far: a drawing has hundreds of them, all drawings together some hundreds of different ones. */
const written = new Map<number, string>()

function write(tenths: number): string {
  const text = String(tenths / 10).replace(/^(-?)0\./, '$1.')
  if (written.size < 2_000) written.set(tenths, text)
  return text
}
