import {
  type BulletColours,
  GRAIN,
  JOINED,
  number,
  RADIUS,
  type Run,
  runsOf,
  STROKE,
  shape,
} from './bullet-outlines.ts'
import type { Bullet } from './ornament.ts'

/** Draws bullets that do not touch, in one or two outlines a run: for drawings that stand on a page many times. */
export const drawApart = (bullets: readonly Bullet[], colours: BulletColours): string =>
  runsOf(bullets)
    .map((run) => apart(run, colours))
    .join('')

/** Round bullets are lines without length, with round ends. */
function apart(run: Run, { rim, core }: BulletColours): string {
  const { k, s } = run[0]
  const width = STROKE[k] * s
  const radius = RADIUS[k]
  if (radius) {
    const line = run.map(({ x, y }) => `M${number(x)} ${number(y)}h0`).join('')
    const dots = (colour: string, wide: number) =>
      `<path stroke="${colour}" stroke-width="${number(wide)}" d="${line}"/>`
    const around = 2 * radius * s
    if (width === 0) return `<g stroke-linecap="round">${dots(rim, around)}</g>`
    return `<g stroke-linecap="round">${dots(rim, around + width)}${dots(core, around - width)}</g>`
  }
  const outline = run.map(k === 'grain' ? oval : shape).join('')
  const joined = JOINED.has(k) ? ' stroke-linejoin="round"' : ''
  return `<path fill="${core}" stroke="${rim}" stroke-width="${number(width)}"${joined} d="${outline}"/>`
}

/** An ellipse as two arcs. */
function oval({ x, y, a, s }: Bullet): string {
  const [along, across] = [GRAIN[0] * s, GRAIN[1] * s]
  const right = along * Math.cos((a * Math.PI) / 180)
  const down = along * Math.sin((a * Math.PI) / 180)
  const arc = `a${number(along)} ${number(across)} ${Math.round(a)} 1 0 `
  return `M${number(x - right)} ${number(y - down)}${arc}${number(2 * right)} ${number(2 * down)}${arc}${number(-2 * right)} ${number(-2 * down)}`
}
