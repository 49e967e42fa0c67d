import { drawApart } from '../bullets/bullets-apart.ts'
import { type BulletKind, ring, TURN } from '../bullets/ornament.ts'
import { seeded } from '../bullets/seeded.ts'

// twelve wrappers: hue, lightness and chroma of the paper, then lightness, chroma and hue of the ink
const WRAPPERS = [
  [15, 0.9, 0.045, 0.56, 0.17, 15],
  [85, 0.93, 0.06, 0.5, 0.11, 45],
  [140, 0.92, 0.05, 0.47, 0.1, 145],
  [225, 0.92, 0.035, 0.5, 0.11, 240],
  [320, 0.91, 0.04, 0.48, 0.13, 320],
  [60, 0.89, 0.07, 0.5, 0.15, 25],
  [15, 0.56, 0.15, 0.93, 0.06, 85],
  [300, 0.4, 0.09, 0.88, 0.09, 85],
  [240, 0.44, 0.085, 0.92, 0.05, 60],
  [150, 0.42, 0.07, 0.9, 0.1, 95],
  [45, 0.38, 0.05, 0.86, 0.11, 75],
  [350, 0.44, 0.11, 0.88, 0.07, 350],
] as const

const KINDS: readonly BulletKind[] = ['pearl', 'grain', 'petal', 'star', 'big', 'hex']

const CORE = '#fffaf2'

/**
 * The default picture of a person: a wrapped sweet, the same for an id for ever.
 * 12 wrappers × 6 bullets × 4 counts × 3 layouts × a turn. Returns an SVG element of `size` pixels.
 */
export function headSvg(id: number, size = 40): string {
  const key = `${id} ${size}`
  const known = drawn.get(key)
  if (known) return known
  if (drawn.size >= mostDrawn) drawn.clear()
  const svg = drawHead(id, size)
  drawn.set(key, svg)
  return svg
}

/** Drawn so far: the same people stand on many pages. */
const drawn = new Map<string, string>()
const mostDrawn = 2_000

function drawHead(id: number, size: number): string {
  const next = seeded(Math.imul(id, 2654435761) ^ (id << 7))
  const pick = (n: number) => Math.floor(next() * n)
  const [hue, light, chroma, inkLight, inkChroma, inkHue] = WRAPPERS[pick(12)] ?? WRAPPERS[0]
  const n = 5 + pick(4)
  const k = KINDS[pick(6)] ?? 'pearl'
  const layout = pick(3)
  const rot = (next() * TURN) / n
  const paper = `oklch(${light} ${chroma} ${hue})`
  const ink = `oklch(${inkLight} ${inkChroma} ${inkHue})`
  const s = k === 'big' ? 0.62 : k === 'pearl' ? 1.5 : 1.6
  const between = rot + TURN / n / 2
  const bullets = [
    () => [...ring(n, 23, { k, s, rot }), ...ring(n, 35, { s: 0.7, rot: between })],
    () => [...ring(n, 27, { k, s, rot }), ...ring(n, 15, { k: 'dot', s: 1.9, rot: between })],
    () => [...ring(n, 19, { k, s: s * 0.9, rot }), ...ring(n * 2, 33, { k: 'dot', s: 1.9, rot })],
  ][layout]
  const pearls = drawApart(bullets?.() ?? [], { rim: ink, core: light > 0.8 ? CORE : paper })
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="-40 -40 80 80">` +
    `<path fill="${paper}" d="M-40-40h80v80h-80z"/>${pearls}` +
    `<circle r="6" fill="${CORE}" stroke="${ink}" stroke-width="3.2"/></svg>`
  )
}
