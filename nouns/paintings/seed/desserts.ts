import { seeded } from '#design/art/bullets/seeded.ts'
import type { DessertKind, DessertMood } from '#design/art/desserts/dessert-bodies.ts'
import { type DessertSkin, dessertMarkup } from '#design/art/desserts/dessert-svg.ts'
import { group, type Sheet, sky, svgOf } from './canvas.ts'
import { flatColours } from './flat-colours.ts'

export interface Served {
  readonly kind: DessertKind
  readonly mood?: DessertMood
  readonly skin?: DessertSkin
}

const colours = {
  '--d-line': '#4a2c2a',
  '--d-cheek': '#f08a92',
  '--d-lace': '#fff8ee',
  '--d-shadow': '#00000022',
  '--d-spark': '#f4b942',
  '--d-steam': '#ffffff',
  '--d-zz': '#7a6f9b',
  '--d-away': '#b9a99a',
}

const placed = (served: Served, transform: string, onLace = true): string =>
  group(transform, flatColours(dessertMarkup(served, onLace), colours))

/** Desserts side by side on a table before a window. */
export function stillLife(sheet: Sheet, served: readonly Served[], wall: readonly string[]): string {
  const { width, height } = sheet
  const size = Math.min((width / served.length / 165) * 0.98, (height / 156) * 0.62)
  const step = width / served.length
  const plates = served.map((one, n) =>
    placed(one, `translate(${(n + 0.5) * step - 80 * size} ${height * 0.8 - 140 * size}) scale(${size.toFixed(3)})`),
  )
  const window = `<rect x="${width * 0.08}" y="${height * 0.06}" width="${width * 0.84}" height="${height * 0.4}" rx="18" fill="#ffffff55" stroke="#ffffffaa" stroke-width="6"/>`
  const table = `<rect y="${height * 0.68}" width="${width}" height="${height * 0.32}" fill="#c98f62"/><rect y="${height * 0.68}" width="${width}" height="8" fill="#a5703f"/>`
  return svgOf(sheet, sky(sheet, wall) + window + table + plates.join(''))
}

/** One motif over the whole sheet, each second row moved. */
export function wallpaper(sheet: Sheet, served: readonly Served[], ground: string): string {
  const { width, height } = sheet
  const step = 150
  const tiles: string[] = []
  for (let row = 0, n = 0; row * step * 0.8 < height + step; row++) {
    for (let x = -step + (row % 2) * (step / 2); x < width; x += step, n++) {
      const one = served[n % served.length]
      if (one) tiles.push(placed(one, `translate(${x} ${row * step * 0.8 - 40}) scale(.72)`, false))
    }
  }
  return svgOf(sheet, `<rect width="${width}" height="${height}" fill="${ground}"/>${tiles.join('')}`)
}

/** Four panels, one below the other: the same dessert in four moods. */
export function fourPanels(kind: DessertKind): string {
  const sheet = { width: 560, height: 1_640 }
  const moods: readonly DessertMood[] = ['calm', 'sleepy', 'away', 'happy']
  const grounds = ['#fbe3d6', '#dfe3f6', '#eeeae2', '#fdf0c4']
  const panels = moods.map((mood, n) => {
    const y = 40 + n * 396
    const frame = `<rect x="40" y="${y}" width="480" height="372" rx="10" fill="${grounds[n]}" stroke="#3a2a2a" stroke-width="6"/>`
    const lines = Array.from(
      { length: 9 },
      (_, line) =>
        `<path d="M${60 + line * 54} ${y + 8}v${14 + ((line * 13 + n * 7) % 30)}" stroke="#3a2a2a" stroke-width="3"/>`,
    )
    return frame + lines.join('') + placed({ kind, mood }, `translate(${140 + n * 20} ${y + 70}) scale(1.8)`)
  })
  return svgOf(sheet, `<rect width="560" height="1640" fill="#fff"/>${panels.join('')}`)
}

/** Squares of a grid of 16, mirrored: a small pixel figure of a cake. */
export function pixelCake(seed: number, scale: number): string {
  const next = seeded(seed)
  const side = 16
  const palette = ['#5b3a29', '#f4d6a0', '#f7a8b8', '#fff4e0', '#d9485f']
  const squares: string[] = []
  for (let y = 3; y < 15; y++) {
    for (let x = 0; x < 8; x++) {
      if (x < 2 + Math.abs(y - 9) / 3) continue
      const layer = y < 5 ? 4 : y < 8 ? 3 : y < 9 ? 2 : y < 13 ? 1 : 0
      const colour = palette[next() < 0.12 ? 2 : layer]
      for (const column of [x, side - 1 - x])
        squares.push(`<rect x="${column}" y="${y}" width="1" height="1" fill="${colour}"/>`)
    }
  }
  const sheet = { width: side * scale, height: side * scale }
  return svgOf(
    sheet,
    `<g transform="scale(${scale})" shape-rendering="crispEdges"><rect width="16" height="16" fill="#bfe3e0"/>${squares.join('')}</g>`,
  )
}
