import { round } from '../bullets/ornament.ts'
import { type DessertKind, type DessertMood, dessertBodies } from './dessert-bodies.ts'

/** A skin changes fills, never the silhouette. With a hue it is of that colour. */
export type DessertSkin = 'plain' | 'sakura' | 'snow' | 'night' | 'gold' | { readonly hue: number }

/** `missing`: the outline of its empty place. */
export type DessertLook = {
  kind: DessertKind
  mood?: DessertMood | 'missing' | undefined
  skin?: DessertSkin | undefined
}

/** Content of the SVG of 160 × 156 pixels; colours that follow the theme are custom properties. */
export function dessertMarkup(look: DessertLook, onLace = true): string {
  const { under, body, over } = dessertLayers(look, onLace)
  return under + body + over
}

/** What the dessert stands on, itself, and its sleep or joy: SVGs of their own where they move apart. */
export interface DessertLayers {
  readonly under: string
  readonly body: string
  readonly over: string
}

export function dessertLayers({ kind, mood = 'calm', skin = 'plain' }: DessertLook, onLace: boolean): DessertLayers {
  if (mood === 'missing') return { under: '', body: emptyPlace(dessertBodies[kind]('calm').outline), over: '' }
  const body = dessertBodies[kind](mood)
  const inside = mood === 'away' ? awayMark(body.outline) : dressed(body.drawing, skin) + faceOn(kind, body.face, mood)
  const tilt = mood === 'sleepy' ? ' transform="rotate(-4 80 134)"' : ''
  return {
    under: onLace ? LACE : SHADOW,
    body: `<g${tilt}>${inside}</g>`,
    over: mood === 'sleepy' ? SLEEP : mood === 'happy' ? spark(26, 40) + spark(136, 60) : '',
  }
}

type Tone = { l: number; c: number; h: number }

const SKINS: Record<Exclude<DessertSkin & string, 'plain'>, (tone: Tone) => Tone> = {
  sakura: ({ l, c }) => ({ l: l + (1 - l) * 0.15, c: c * 0.8 + 0.01, h: 355 }),
  snow: ({ l, c }) => ({ l: l + (1 - l) * 0.45, c: c * 0.45, h: 235 }),
  night: ({ l, c, h }) => ({ l: 0.36 + l * 0.34, c: c * 0.7 + 0.02, h: c < 0.03 ? 285 : 270 + h * 0.14 }),
  gold: ({ l, c }) => ({ l: 0.12 + l * 0.84, c: 0.06 + c * 0.55, h: 84 }),
}

function dressed(drawing: string, skin: DessertSkin): string {
  if (skin === 'plain') return drawing
  const recolour =
    typeof skin === 'string' ? SKINS[skin] : ({ l, c }: Tone) => ({ l, c: c * 0.85 + 0.015, h: skin.hue })
  return drawing.replace(/oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)/g, (_, l, c, h) => {
    const tone = recolour({ l: Number(l), c: Number(c), h: Number(h) })
    const [light, chroma] = [tone.l, tone.c].map((n) => Math.round(n * 1000) / 1000)
    return `oklch(${light} ${chroma} ${round(tone.h)})`
  })
}

function faceOn(kind: DessertKind, [x, y]: readonly [number, number], mood: DessertMood): string {
  if (kind !== 'bocai') return face(x, y, { mood, width: 13 })
  return `<g transform="matrix(.86 .37 0 .86 56 104)">${face(x, y, { mood, width: 10 })}</g>`
}

function face(x: number, y: number, { mood, width: w }: { mood: DessertMood; width: number }): string {
  const line = (d: string, width: number) =>
    `<path d="${d}" fill="none" stroke="var(--d-line)" stroke-width="${width}" stroke-linecap="round"/>`
  const lid = (dx: number, bend: number) => line(`M${x + dx - 4} ${y + (bend > 0 ? -1 : 1.5)}q4 ${bend * 4.5} 8 0`, 2.5)
  const cheeks = `<g fill="var(--d-cheek)"><ellipse cx="${x - w - 6}" cy="${y + 7}" rx="4.6" ry="2.8"/><ellipse cx="${x + w + 6}" cy="${y + 7}" rx="4.6" ry="2.8"/></g>`
  if (mood === 'happy') {
    const mouth = `<path d="M${x - 5.5} ${y + 5}h11q0 8-5.5 8t-5.5-8Z" fill="oklch(.5 .17 20)" stroke="var(--d-line)" stroke-width="2" stroke-linejoin="round"/>`
    return cheeks + lid(-w, -1) + lid(w, -1) + mouth
  }
  if (mood === 'sleepy')
    return `${cheeks + lid(-w, 1) + lid(w, 1)}<ellipse cx="${x}" cy="${y + 8}" rx="2.4" ry="2" fill="var(--d-line)"/>`
  const eye = (dx: number) =>
    `<ellipse cx="${x + dx}" cy="${y}" rx="2.9" ry="3.7" fill="var(--d-line)"/><circle cx="${round(x + dx - 1)}" cy="${round(y - 1.4)}" r="1.1" fill="#fff"/>`
  return cheeks + eye(-w) + eye(w) + line(`M${x - 4} ${y + 6}q4 4 8 0`, 2.3)
}

const emptyPlace = (outline: string, inside = ''): string =>
  `<g fill="none" stroke="var(--d-away)" stroke-linecap="round"><path d="${outline}" stroke-width="2.5" stroke-dasharray=".1 6.5"/>${inside}</g>`

function awayMark(outline: string): string {
  return emptyPlace(
    outline,
    `<path d="M66 81H94V103H66ZM72 88H88M72 95H83" stroke-width="2.3" stroke-linejoin="round"/>`,
  )
}

const SHADOW = '<ellipse cx="80" cy="136.5" rx="40" ry="5.5" fill="var(--d-shadow)"/>'

const LACE =
  '<ellipse cx="80" cy="138" rx="50" ry="9" fill="var(--d-lace)"/><ellipse cx="80" cy="138" rx="55" ry="11" fill="none" stroke="var(--d-lace)" stroke-width="4.5" stroke-linecap="round" stroke-dasharray=".1 7.2"/>' +
  SHADOW

const SLEEP =
  '<g fill="none" stroke="var(--d-zz)" stroke-width="2.3" stroke-linecap="round" stroke-linejoin="round"><path d="M122 34h8l-8 9h8"/><path d="M135 20h6l-6 7h6"/></g>'

const spark = (x: number, y: number) =>
  `<g fill="var(--d-spark)"><path d="M${x} ${y - 7}q1 6 6 7-5 1-6 7-1-6-6-7 5-1 6-7Z"/><circle cx="${x + 10}" cy="${y - 8}" r="2"/></g>`
