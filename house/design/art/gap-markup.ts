import { round } from './bullets/ornament.ts'
import { petals } from './bullets/patterns.ts'

const eye = ([x = 0, y = 0, size = 1, turn = 0]: readonly number[]) =>
  `<g transform="translate(${x} ${y})rotate(${turn})scale(${size})"><path d="M-20 0Q0-15 20 0 0 15-20 0Z" fill="oklch(.93 .04 85)"/><circle r="7.6" fill="oklch(.55 .18 18)"/><circle r="3" fill="oklch(.18 .05 318)"/><circle cx="-2.4" cy="-2.6" r="1.5" fill="#fff"/></g>`

const bow = (x: number) =>
  `<g transform="translate(${x} 144)scale(.82)" stroke="var(--d-line)" stroke-width="2.4" stroke-linejoin="round"><path d="M-4 6-20 40-9 36-4 46 6 10ZM4 6 20 40 9 36 4 46-6 10Z" fill="oklch(.56 .17 18)"/><path d="M0 0C-14-24-44-24-42-4S-14 20 0 0ZM0 0C14-24 44-24 42-4S14 20 0 0Z" fill="oklch(.64 .175 17)"/><path d="M-30-10Q-16-10-6-2M30-10Q16-10 6-2" fill="none" stroke="#fff" stroke-opacity=".6"/><rect x="-8" y="-9" width="16" height="17" rx="5" fill="oklch(.64 .175 17)"/></g>`

const EYES = [
  [152, 150, 1.1, -8],
  [214, 116, 0.8, 10],
  [226, 178, 1.35, 4],
  [296, 112, 0.95, -6],
  [350, 168, 1.75, -4],
  [288, 196, 0.7, 6],
  [404, 128, 1, 8],
  [116, 152, 0.55, 0],
  [430, 156, 0.8, -4],
  [280, 148, 0.85, 0],
  [184, 138, 0.5, 8],
  [344, 116, 0.55, 4],
]

const lips = 'M44 150Q170 62 280 62T516 150Q390 238 280 238T44 150Z'

const pearls = petals(14, 150, { per: 6, depth: 0.12 })
  .map((p) => `<circle cx="${round(280 + p.x * 1.75)}" cy="${round(150 + p.y * 0.86)}" r="1.6"/>`)
  .join('')

/** The inside of a 560 × 300 SVG. */
export const gapMarkup =
  `<g fill="var(--pearl)">${pearls}</g><path d="${lips}" fill="oklch(.46 .15 318)" stroke="oklch(.62 .14 320)" stroke-width="2.5"/>` +
  '<path d="M64 150Q176 76 280 76T496 150Q386 226 280 226T64 150Z" fill="oklch(.34 .125 316)"/><path d="M92 150Q186 92 280 92T468 150Q378 210 280 210T92 150Z" fill="oklch(.2 .075 314)"/>' +
  EYES.map(eye).join('') +
  bow(44) +
  bow(516)
