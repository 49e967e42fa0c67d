import sharp from 'sharp'
import { replayPath } from '../../words/replay-path.zh.ts'
import type { WalkedStage } from '../ways/read-way.ts'
import type { CardArt } from './card-art.ts'
import type { CardFacts } from './card-facts.ts'
import { waySvg } from './still/way-svg.ts'

/**
 * Draws the preview picture of a run, 1200 × 630 pixels, with the way of a stage in place of the game's picture if there
 * is one; null if the game has no background.
 */
export async function cardPicture(art: CardArt, facts: CardFacts, way: WalkedStage | null): Promise<Buffer | null> {
  const svg = way ? await stillSvg(art, facts, way) : await cardSvg(art, facts)
  if (svg === null) return null
  return sharp(Buffer.from(svg)).resize(1200, 630).png({ palette: true, colours: 128, effort: 4 }).toBuffer()
}

/** Left edge of the half that shows the run, beside the game's picture and beside a field; and its right edge. */
const left = 588
const stillLeft = 548
const right = 1_128
const gap = 20

async function cardSvg(art: CardArt, facts: CardFacts): Promise<string | null> {
  const ground = await art.ground(facts.game)
  if (ground === null) return null
  const pen = new Pen(art, left)
  await drawRun(pen, facts)
  await pen.outcome(facts, { x: left, y: 536, size: 50, ink: 'ink-2', room: right - left })
  return onGround(ground, pen.drawn)
}

/** The way of a stage in its field, named, beside the run. */
async function stillSvg(art: CardArt, facts: CardFacts, path: WalkedStage): Promise<string> {
  const pen = new Pen(art, stillLeft)
  pen.drawn = `<g transform="translate(76 68.6)scale(1.1)">${waySvg(art, path)}</g>`
  await drawRun(pen, facts)
  await pen.line(facts.still?.title ?? '', { y: 508, size: 36, ink: 'ink', room: 240 })
  await pen.chip(replayPath.verdicts[path.verdict], { x: pen.end + gap, y: 476, tint: verdictTints[path.verdict] })
  await pen.outcome(facts, { x: 1_030, y: 564, size: 34, ink: 'ink-2', room: 190, centred: true })
  return onGround(await art.stillGround(), pen.drawn)
}

const verdictTints: Readonly<Record<WalkedStage['verdict'], string>> = {
  exact: 'matcha',
  agrees: 'matcha',
  byRule: 'soda',
  startOnly: 'honey',
  notDrawn: 'plain',
}

const onGround = (ground: string, drawn: string): string =>
  `${ground.slice(0, ground.lastIndexOf('</svg>'))}${drawn}</svg>`

/** Names, score and chips. */
async function drawRun(pen: Pen, facts: CardFacts): Promise<void> {
  const { left } = pen
  const named = await pen.line(facts.nick, { y: 122, size: 34, ink: 'ink', room: 340 })
  const from = named ? pen.end + gap : left
  await pen.line(facts.pilot, { x: from, y: 121, size: 25, ink: 'ink-3', room: right - from })
  await pen.line(facts.gameName, { y: 188, size: 44, ink: 'ink', room: 400 })
  const shot = { x: pen.end + gap, y: 188, size: 34, ink: 'ink-2', room: right - pen.end - gap }
  for (const name of facts.shotNames) if (await pen.line(name, shot)) break
  await pen.score(facts.score, { y: 296, size: 104, room: right - left })
  await pen.line(facts.scoreLine === String(facts.score) ? '' : facts.scoreLine, {
    y: 346,
    size: 27,
    ink: 'ink-2',
    room: 400,
  })
  await pen.chips(facts, 384)
}

interface CardBox {
  readonly x?: number
  readonly y: number
  readonly size: number
  readonly ink: string
  /** The width that the text must fit into. */
  readonly room: number
  readonly centred?: boolean
}

const rankTints: Readonly<Record<string, string>> = {
  E: 'matcha',
  N: 'soda',
  H: 'plum',
  L: 'straw',
  EX: 'honey',
  PH: 'plum',
}

/** Draws text as outlines, because a server has no typefaces installed. */
class Pen {
  readonly #art: CardArt
  /** Left edge of what it draws. */
  readonly left: number
  drawn = ''
  /** Right end of the last drawn text. */
  end: number

  constructor(art: CardArt, left: number) {
    this.#art = art
    this.left = left
    this.end = left
  }

  /**
   * Draws a line of text, smaller if needed. False, and nothing is drawn, if the typeface lacks a character or the text
   * is too long.
   */
  async line(text: string, place: CardBox): Promise<boolean> {
    const glyphs = text === '' ? null : await this.#art.letters(text)
    if (!glyphs) return false
    const wide = glyphs.reduce((sum, [advance]) => sum + advance, 0) / 1000
    const size = Math.min(place.size, place.room / wide)
    if (size < place.size * smallest) return false
    const from = (place.x ?? this.left) - (place.centred ? (wide * size) / 2 : 0)
    let pen = 0
    const paths = glyphs.map(([advance, path]) => {
      const glyph = `<path d="${path}" transform="translate(${pen})"/>`
      pen += advance
      return glyph
    })
    this.drawn += `<g fill="${this.#art.ink(place.ink)}" transform="translate(${from} ${place.y})scale(${size / 1000})">${paths.join('')}</g>`
    this.end = from + wide * size
    return true
  }

  /** Draws the score, with the digits from 10⁸ (亿) upward in the accent colour, as everywhere on the site. */
  async score(value: number, { y, size, room }: { y: number; size: number; room: number }): Promise<void> {
    const written = value.toLocaleString('en-GB')
    const whole = await this.#art.letters(written)
    const wide = (whole ?? []).reduce((sum, [advance]) => sum + advance, 0) / 1000
    const fit = Math.min(size, room / Math.max(1, wide))
    const high = value >= 1e8 ? written.slice(0, written.length - 10) : ''
    this.end = this.left - 4
    if (high !== '') await this.line(high, { x: this.end, y, size: fit, ink: 'accent-ink', room: 2 * room })
    await this.line(written.slice(high.length), { x: this.end, y, size: fit, ink: 'ink', room: 2 * room })
  }

  async chips({ rank, rankName, category, flags }: CardFacts, y: number): Promise<void> {
    let x = this.left
    if (rank) x = await this.chip(rankName, { x, y, tint: rankTints[rank] ?? 'plain' })
    x = await this.chip(category, { x, y, tint: 'plain' })
    for (const { flag, verdict } of flags) {
      const tint = verdict === 'verified' ? 'matcha' : verdict === 'contradicted' ? 'straw' : 'plain'
      x = await this.chip(flag, { x, y, tint, edge: verdict !== 'claimed' })
    }
  }

  /** Draws one chip and answers where the next one may begin. */
  async chip(text: string, { x, y, tint, edge }: { x: number; y: number; tint: string; edge?: boolean }) {
    const glyphs = text === '' ? null : await this.#art.letters(text)
    if (!glyphs) return x
    const size = 26
    const wide = (glyphs.reduce((sum, [advance]) => sum + advance, 0) * size) / 1000
    const [width, height] = [wide + 32, 46]
    if (x + width > right) return x
    const stroke = edge ? ` stroke="${this.#art.ink(`${tint}-mark`)}" stroke-width="2"` : ''
    this.drawn += `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="9" fill="${this.#art.ink(`${tint}-wash`)}"${stroke}/>`
    await this.line(text, { x: x + 16, y: y + 32, size, ink: `${tint}-ink`, room: wide + 1 })
    return x + width + 12
  }

  /** Draws the seal of what the run reached; without one, how far it went, in words. */
  async outcome({ seal, claimed, progress }: CardFacts, unsealed: CardBox): Promise<void> {
    if (seal === null) {
      await this.line(progress, unsealed)
      return
    }
    const centre = { x: 1050, ink: 'accent-ink', room: 78, centred: true }
    this.drawn += `<g transform="translate(1050 506)scale(.92)">${claimed === null ? await this.#art.seal() : this.#brokenRings()}</g>`
    await this.line(seal, { ...centre, y: claimed === null ? 517 : 508, size: 31 })
    if (claimed !== null) await this.line(claimed, { ...centre, y: 532, size: 17 })
  }

  /** The dashed rings of a seal that the file does not prove. */
  #brokenRings(): string {
    const ring = (r: number, width: number, dashes: string) =>
      `<circle r="${r}" stroke-width="${width}" stroke-dasharray="${dashes}"/>`
    return `<g fill="none" stroke="${this.#art.ink('straw-mark')}">${ring(60, 2, '7 5.57')}${ring(46, 1.2, '5 4.63')}</g>`
  }
}

/** Smallest scale: text that would have to shrink below it is left out. */
const smallest = 0.45
