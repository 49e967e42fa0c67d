import { type BulletColours, GRAIN, JOINED, number, RADIUS, runsOf, STROKE, shape } from './bullet-outlines.ts'
import { type Bullet, round } from './ornament.ts'

export type { BulletColours } from './bullet-outlines.ts'

/** Draws bullets as SVG markup, grouped by kind so that colours are written once a run. */
export const drawBullets = (bullets: readonly Bullet[], colours: BulletColours): string =>
  runsOf(bullets)
    .map((run) => group(run[0], colours, run.map(one).join('')))
    .join('')

function group({ k, s }: Bullet, { rim, core }: BulletColours, inside: string): string {
  if (k === 'dot') return `<g fill="${rim}">${inside}</g>`
  const joined = JOINED.has(k) ? ' stroke-linejoin="round"' : ''
  return `<g fill="${core}" stroke="${rim}" stroke-width="${round(STROKE[k] * s)}"${joined}>${inside}</g>`
}

function one({ x, y, a, k, s }: Bullet): string {
  const radius = RADIUS[k]
  if (radius) return `<circle cx="${number(x)}" cy="${number(y)}" r="${number(radius * s)}"/>`
  if (k === 'grain') {
    const turned = Math.abs(round(a % 180)) < 0.1 ? '' : ` transform="rotate(${number(a)} ${number(x)} ${number(y)})"`
    return `<ellipse cx="${number(x)}" cy="${number(y)}" rx="${number(GRAIN[0] * s)}" ry="${number(GRAIN[1] * s)}"${turned}/>`
  }
  return `<path d="${shape({ x, y, a, k, s })}"/>`
}
