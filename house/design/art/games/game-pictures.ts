import type { GameLook } from '../game-looks.ts'
import { gamePattern } from './game-patterns.ts'

const WHITE = '#fffaf2'

/** Path data of a line of text centred on `x`, its baseline at `y`. */
export type Lettering = (text: string, at: { x: number; y: number; size: number; track?: number }) => string

/** The full picture, 320 × 240: text owns the left 30 %, the pattern the rest. Also the default screenshot. */
export function gameCardSvg(look: GameLook, lettering: Lettering): string {
  const latin = look.title.match(/[A-Z]+$/)?.[0]
  const column = [...look.title.replace(/[A-Z]+$/, '')]
  const size = latin ? 30 : column.length <= 3 ? 34 : column.length === 4 ? 27 : column.length === 5 ? 24 : 19.5
  const step = latin ? 34 : size * 1.12
  const number = /^[\d.]+$/.test(look.no) ? (look.no.length > 2 ? 38 : 56) : 26
  const lines = [
    lettering(look.no, { x: 48, y: 66, size: number, track: -1.5 }),
    ...column.map((char, i) => lettering(char, { x: 48, y: 82 + size + i * step, size })),
    latin ? lettering(latin, { x: 48, y: 84 + 30 + 3 * 34, size: 22 }) : '',
  ]
  const year =
    latin || column.length > 3 || !look.year
      ? ''
      : lettering(String(look.year), { x: 48, y: 229, size: 13, track: 1.5 })
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 240"><path fill="${look.ground}" d="M0 0h320v240H0z"/>` +
    `<path d="M96 0h224v240H96z" opacity=".16"/><g transform="translate(208 120)">${gamePattern(look)}</g>` +
    `<path d="M96 0v240M30 80h36" stroke="${look.light}" stroke-width="1.5"/>` +
    `<path fill="${WHITE}" d="${lines.join('')}"/>${year && `<path fill="${look.light}" d="${year}"/>`}</svg>`
  )
}

/** The small picture, 80 × 60: number, one glyph and the pattern. */
export function gameThumbSvg(look: GameLook, lettering: Lettering): string {
  const number = /^[\d.]+$/.test(look.no) ? (look.no.length > 2 ? 12 : 16) : 11
  const text =
    lettering(look.no, { x: 17, y: 21, size: number }) +
    lettering(look.glyph, { x: 17, y: 47, size: look.glyph.length > 1 ? 16 : 21 })
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 60"><path fill="${look.ground}" d="M0 0h80v60H0z"/>` +
    `<path d="M34 0h46v60H34z" opacity=".16"/><g transform="translate(57 30)scale(.215)">${gamePattern(look)}</g>` +
    `<path d="M34 0v60" stroke="${look.light}"/><path fill="${WHITE}" d="${text}"/></svg>`
  )
}

/** The pattern alone, 200 × 140, for the cover of a club; its middle is the middle of the pattern. */
export const coverSvg = (look: GameLook): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 140"><path fill="${look.ground}" d="M0 0h200v140H0z"/>` +
  `<g transform="translate(100 70)scale(.8)">${gamePattern(look)}</g></svg>`
