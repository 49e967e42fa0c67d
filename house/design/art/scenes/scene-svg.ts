import { drawBullets } from '../bullets/bullets.ts'
import { ring } from '../bullets/ornament.ts'
import { petals } from '../bullets/patterns.ts'
import type { DessertKind } from '../desserts/dessert-bodies.ts'
import { dessertMarkup } from '../desserts/dessert-svg.ts'
import type { Lettering } from '../games/game-pictures.ts'
import { logoMark } from '../logo-mark.ts'

const OUTLINE = 'stroke="var(--d-line)" stroke-linejoin="round"'

/** The shop beside a shrine at dusk, 690 × 320, in custom properties of the theme; the rings of the moon turn slowly. */
export function sceneSvg(lettering: Lettering): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 690 320" preserveAspectRatio="xMidYMid slice"><style>${TURNING}</style><defs>${GRADIENTS}</defs>` +
    `<path fill="url(#s)" d="M0 0h690v320H0z"/>${moon()}${LAND}<path d="M0 274Q340 258 690 256V320H0Z" fill="var(--ground)"/>` +
    `<ellipse cx="190" cy="292" rx="190" ry="18" fill="url(#l)" opacity=".8"/>${house()}${lantern(lettering)}` +
    `<path d="M422 288V254H474V288M418 250H478V258H418Z" fill="var(--wood)" ${OUTLINE} stroke-width="2.3"/>${small('bocai', { x: 421, y: 207, size: 54, mood: 'happy' })}</svg>`
  )
}

/** Twenty steps a second: each draws the whole picture anew, on the processor where there is no other. */
const TURNING =
  '.t{animation:t 28s steps(560) infinite}.r{animation:t 44s steps(880) infinite reverse}@keyframes t{to{transform:rotate(360deg)}}@media(prefers-reduced-motion:reduce){.t{animation:none}}'

const GRADIENTS =
  '<linearGradient id="s" x2="0" y2="1"><stop stop-color="var(--sky-1)"/><stop offset=".58" stop-color="var(--sky-2)"/><stop offset="1" stop-color="var(--sky-3)"/></linearGradient>' +
  '<linearGradient id="g" x2="0" y2="1"><stop stop-color="var(--glass)"/><stop offset="1" stop-color="var(--glass-2)"/></linearGradient>' +
  '<radialGradient id="l"><stop stop-color="#ffd98a" stop-opacity=".75"/><stop offset="1" stop-color="#ffb45e" stop-opacity="0"/></radialGradient>'

function moon(): string {
  const colours = { rim: 'var(--sky-orn)', core: 'none' }
  const turning = (name: string, inside: string) => `<g class="${name}">${inside}</g>`
  return (
    '<g transform="translate(524 112)scale(.95)"><circle r="41" fill="var(--moon)"/>' +
    turning('t', drawBullets(ring(30, 58, { k: 'grain' }), colours)) +
    turning(
      't r',
      drawBullets([...petals(10, 92, { per: 6, depth: 0.2, k: 'dot' }), ...ring(10, 74, { k: 'petal' })], colours),
    ) +
    turning('t', drawBullets(ring(48, 104, { k: 'dot', s: 0.9 }), colours)) +
    '</g>'
  )
}

// hills, the gate, two lanterns of stone
const LAND =
  '<path d="M300 226Q380 172 452 200 520 158 600 190 650 172 690 182V320H300Z" fill="var(--hill-1)"/><path d="M360 252Q470 204 560 222 640 206 690 222V320H360Z" fill="var(--hill-2)"/>' +
  '<g transform="translate(604 226)scale(.95)" fill="oklch(.55 .17 25)"><path d="M-46-62Q0-53 46-62L50-53Q0-44-50-53ZM-38-44H38V-37H-38Z"/><path d="M-30-51-34 16H-26L-23-51ZM30-51 34 16H26L23-51ZM-3.5-51H3.5V-37H-3.5Z"/></g>' +
  '<path fill="oklch(.5 .03 60)" d="M550 243h14v-4l-7-6-7 6ZM553 243h8v14h-8ZM648 241h14v-4l-7-6-7 6ZM651 241h8v14h-8Z"/><path fill="#ffd98a" d="M554.5 244h5v5h-5zM652.5 242h5v5h-5z"/>'

const SHELF: readonly DessertKind[] = ['milk', 'icecream', 'mooncake', 'orange', 'coffee', 'starsugar']

function house(): string {
  const tiles = Array.from({ length: 9 }, (_, i) => `M${70 + i * 36} 112Q${52 + i * 39} 84 ${78 + i * 34} 56`).join('')
  const stripes = [0, 1].map((odd) => {
    const fill = odd ? 'oklch(.97 .014 85)' : 'oklch(.63 .16 17)'
    const shape = (x: number) => `M${x} 114h22v26a11 11 0 0 1-22 0z`
    const d = [0, 1, 2, 3, 4, 5].map((i) => shape(34 + (i * 2 + odd) * 22)).join('')
    return `<path d="${d}" fill="${fill}" stroke="var(--d-line)" stroke-width="2"/>`
  })
  return (
    `<g ${OUTLINE} stroke-width="2.5"><path d="M34 112H392V282H34Z" fill="var(--wall)"/><path d="M8 112Q36 100 58 52H368Q390 100 418 112Z" fill="var(--roof)"/>` +
    '<path d="M58 52Q52 44 44 44M368 52Q374 44 382 44" fill="none" stroke-width="6" stroke-linecap="round"/><path d="M54 150H286V240H54Z" fill="url(#g)"/>' +
    '<path d="M54 240H286V252H54ZM312 154H374V282H312Z" fill="var(--wood)"/><path d="M320 162H366V224H320Z" fill="url(#g)"/><circle cx="322" cy="246" r="3" fill="oklch(.81 .14 80)"/>' +
    '<path d="M343 162V224M320 193H366" stroke-width="2"/></g><path d="M66 160H100L62 214V160Z" fill="#fff" opacity=".25"/>' +
    `<path d="${tiles}" fill="none" stroke="#fff" stroke-opacity=".13" stroke-width="2"/>${stripes.join('')}` +
    SHELF.map((kind, i) => small(kind, { x: 57 + i * 37.5, y: 193, size: 50, mood: i === 2 ? 'sleepy' : 'calm' })).join(
      '',
    ) +
    `<path d="M312 76H372V104H312Z" fill="oklch(.95 .03 85)" ${OUTLINE} stroke-width="2.5"/><g transform="translate(342 90)scale(.5)">${logoMark}</g>`
  )
}

function lantern(lettering: Lettering): string {
  return (
    `<path d="M404 112V132" stroke="var(--d-line)" stroke-width="2.5"/><circle cx="404" cy="156" r="46" fill="url(#l)"/>` +
    `<g ${OUTLINE} stroke-width="2.3"><path d="M392 134Q384 154 392 174H416Q424 154 416 134Z" fill="oklch(.7 .165 28)"/><path d="M393 130H415V136H393ZM393 172H415V178H393Z" fill="var(--wood)"/></g>` +
    `<path fill="#fff6e2" d="${lettering('甜', { x: 404, y: 161, size: 20.8 })}"/>`
  )
}

type Place = { x: number; y: number; size: number; mood: 'calm' | 'sleepy' | 'happy' }

const small = (kind: DessertKind, { x, y, size, mood }: Place) =>
  `<g transform="translate(${x} ${y})scale(${size / 160})">${dessertMarkup({ kind, mood }, false)}</g>`
