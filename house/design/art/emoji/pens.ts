/** The colours and strokes every emoji is drawn with, on a ground of 100 × 100. */

export const ink = 'oklch(.32 .05 42)'
export const cream = 'oklch(.985 .012 85)'
export const custard = 'oklch(.91 .085 86)'
export const straw = 'oklch(.72 .15 14)'
export const rose = 'oklch(.86 .085 12)'
export const honey = 'oklch(.84 .13 82)'
export const matcha = 'oklch(.8 .11 130)'
export const soda = 'oklch(.8 .085 226)'
export const plum = 'oklch(.72 .1 322)'
export const cocoa = 'oklch(.5 .075 48)'
export const tan = 'oklch(.8 .085 68)'
export const glow = 'oklch(.93 .1 92)'

/** The outline round every shape, 1.6 pixels at 50. */
export const line = `stroke="${ink}" stroke-width="3.2" stroke-linejoin="round" stroke-linecap="round"`

export const path = (d: string, fill = 'none') => `<path d="${d}" fill="${fill}" ${line}/>`

/** A shape without an outline. */
export const patch = (d: string, fill: string) => `<path d="${d}" fill="${fill}"/>`

export const stroke = (d: string, colour: string = ink, width = 3.2) =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`

export const dot = (x: number, y: number, r: number, fill: string = ink) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`

export const ball = (x: number, y: number, r: number, fill: string) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" ${line}/>`

/** An arm or a leg: a thick line with an outline. */
export const limb = (d: string, fill: string, width = 7) => stroke(d, ink, width + 5.6) + stroke(d, fill, width)

export type Placing = { x?: number; y?: number; turn?: number; size?: number; wide?: number }

/** Moved, turned and scaled, in this order from the outside. */
export function placed(inside: string, { x = 0, y = 0, turn = 0, size = 1, wide = 1 }: Placing): string {
  const scaled = size === 1 && wide === 1 ? '' : ` scale(${Math.round(size * wide * 100) / 100} ${size})`
  const turned = turn === 0 ? '' : ` rotate(${turn})`
  return `<g transform="translate(${x} ${y})${turned}${scaled}">${inside}</g>`
}

const heartPath = 'M0 9C-12 1-10-8-5-8-2-8 0-5 0-3 0-5 2-8 5-8 10-8 12 1 0 9Z'
const starPath = 'M0-10 2.8-3.4 9.6-3 4.4 1.4 6 8 0 4.4-6 8-4.4 1.4-9.6-3-2.8-3.4Z'

export const heart = (at: Placing, fill: string = straw) => placed(path(heartPath, fill), at)
export const star = (at: Placing, fill: string = honey) => placed(path(starPath, fill), at)
export const spark = (at: Placing, fill: string = honey) =>
  placed(path('M0-9Q1.5-1.5 9 0 1.5 1.5 0 9-1.5 1.5-9 0-1.5-1.5 0-9Z', fill), at)
export const drop = (at: Placing, fill: string = soda) => placed(path('M0-9Q7 0 6 4A6 6 0 0 1-6 4Q-7 0 0-9Z', fill), at)
export const note = (at: Placing, fill: string = plum) =>
  placed(path('M-2 6V-9L9-12V3') + ball(-6, 6, 4, fill) + ball(5, 3, 4, fill), at)
export const anger = (at: Placing) =>
  placed(stroke('M-9-3Q-3-3-3-9M9-3Q3-3 3-9M-9 3Q-3 3-3 9M9 3Q3 3 3 9', straw, 4.4), at)
export const snore = (at: Placing) => placed(stroke('M-4-4H4L-4 4H4', plum, 3.6), at)
export const bang = (at: Placing, colour: string = straw) =>
  placed(stroke('M0-9V2', ink, 9) + dot(0, 10, 4.5) + stroke('M0-9V2', colour, 4.4) + dot(0, 10, 2.4, colour), at)
export const query = (at: Placing, colour: string = soda) =>
  placed(
    stroke('M-5-6Q-4-11 1-11 7-10 6-5 5-2 0-1V3', ink, 8.6) +
      dot(0, 10, 4.4) +
      stroke('M-5-6Q-4-11 1-11 7-10 6-5 5-2 0-1V3', colour, 4) +
      dot(0, 10, 2.4, colour),
    at,
  )
/** Lines of speed or of a blow, away from the origin. */
export const rays = (at: Placing, colour: string = honey) =>
  placed(stroke('M0-6V-14M6-3 12-10M-6-3-12-10', ink, 5.4) + stroke('M0-6V-14M6-3 12-10M-6-3-12-10', colour, 2.6), at)
