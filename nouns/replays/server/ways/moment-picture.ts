import { certainFrames } from '@patisserie/replay/path/heat'
import { WAY_UNIT } from '@patisserie/replay/path-facts'
import type { WalkedStage } from './read-way.ts'
import { lineOf } from './way-line.ts'

/** Frames of the way that are drawn before the moment, and after it. */
const [before, after] = [240, 60]

/**
 * The field at a moment of a stage, as SVG of 384 × 448: the way of the four seconds before it, brighter towards it, the
 * second after it dotted, and the player. Dashed where the file does not prove the way. Null for a frame that the stage does
 * not have.
 */
export function momentPicture(path: WalkedStage, frame: number): string | null {
  const { way, frames } = path
  if (frame >= frames) return null
  const certain = certainFrames(path)
  const dash = certain && frame >= certain.from ? '' : ' stroke-dasharray="640 768"'
  const first = Math.max(0, frame - before)
  const parts = opacities.map((opacity, part) => {
    const [from, to] = [part, part + 1].map((n) => first + Math.floor(((frame - first) * n) / opacities.length))
    return `<path d="${lineOf(way, from ?? first, (to ?? frame) + 1)}" opacity="${opacity}"/>`
  })
  const coming = lineOf(way, frame, Math.min(frames, frame + after))
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 384 448"><path fill="#231525" d="M0 0h384v448H0z"/>' +
    '<path stroke="#5a4560" stroke-opacity=".8" d="M96 0v448M192 0v448M288 0v448M0 112h384M0 224h384M0 336h384"/>' +
    `<g transform="scale(${1 / WAY_UNIT})" fill="none" stroke-linecap="round" stroke-linejoin="round">` +
    `<g stroke="#ffe9ee" stroke-width="768"${dash}>${parts.join('')}</g>` +
    `<path d="${coming}" stroke="#ffb3c1" stroke-width="512" stroke-dasharray="0 1280" opacity=".7"/></g>` +
    `<circle cx="${pixels(way.x[frame])}" cy="${pixels(way.y[frame])}" r="13" fill="#fff" stroke="#d0284e" stroke-width="9"/></svg>`
  )
}

const opacities = [0.35, 0.65, 1]

/** A coordinate in pixels of the game. */
const pixels = (units = 0): number => Math.round((units * 10) / WAY_UNIT) / 10
