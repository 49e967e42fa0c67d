/** What the server draws the pictures of replays for previews from: the build's `share`. */
import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { GAMES } from '@patisserie/replay/games/catalogue'
import { drawBullets } from '#design/art/bullets/bullets.ts'
import { ring } from '#design/art/bullets/ornament.ts'
import { fieldLook } from '#design/art/field-look.ts'
import { type GameLook, gameLooks } from '#design/art/game-looks.ts'
import { gameCardSvg } from '#design/art/games/game-pictures.ts'
import { logoMark } from '#design/art/logo-mark.ts'
import { gameNames } from '#rules/games/game-names.ts'
import { inTheme, readTokens, type Tokens } from './art.ts'
import { makeOutlines, type Outlines } from './outlines.ts'
import { inSrgb } from './srgb.ts'

/** Writes the grounds, the inks and the outlines of characters, or copies those of the `last` build if they were made from the same. */
export function writeShareArt(folder: string, last: string): void {
  const from = sourcesHash()
  const stamp = join(last, stampName)
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === from) {
    cpSync(last, folder, { recursive: true })
    return
  }
  mkdirSync(folder, { recursive: true })
  for (const [name, text] of drawShareArt(shareChars())) writeFileSync(join(folder, name), text)
  writeFileSync(join(folder, stampName), from)
}

const stampName = 'made-from.txt'

/** Opening the whole typeface takes seconds, and most builds change none of this. */
function sourcesHash(): string {
  const hash = createHash('sha256').update(shareChars())
  for (const folder of ['./', '../../house/design/art/']) {
    const from = new URL(folder, import.meta.url)
    for (const name of readdirSync(from, { encoding: 'utf8', recursive: true }).sort()) {
      const file = new URL(name, from)
      if (statSync(file).isFile()) hash.update(readFileSync(file))
    }
  }
  for (const file of ['../../house/design/theme/tokens.css', '../../package-lock.json'])
    hash.update(readFileSync(new URL(file, import.meta.url)))
  return hash.digest('hex')
}

/** File name to contents; the same every time. */
export function drawShareArt(chars: string): Map<string, string> {
  const tokens = readTokens()
  const looks = gameLooks.map(({ no, title, glyph, year }) => `${no}${title}${glyph}${year}`).join('')
  const outlines = makeOutlines(`${chars}${looks}${SIGN}`)
  return new Map([
    ...gameLooks.map((look): [string, string] => [
      `ground-${look.id}.svg`,
      inSrgb(inTheme(ground(look, outlines.centred), tokens, 'day')),
    ]),
    ['still.svg', inSrgb(inTheme(stillGround(outlines.centred), tokens, 'day'))],
    ['seal.svg', inSrgb(inTheme(SEAL, tokens, 'day'))],
    ['inks.json', inks(tokens)],
    ...glyphFiles(chars, outlines),
  ])
}

/** Latin, Chinese punctuation, the 6,763 characters of GB 2312, and all that names of games and shots need. */
export function shareChars(): string {
  const latin = Array.from({ length: 0x5f }, (_, i) => String.fromCharCode(0x20 + i)).join('')
  const names = [
    ...Object.values(GAMES).flatMap(({ zh, shots }) => [zh, ...shots.map((shot) => `${shot.zh}${shot.en}`)]),
    ...Object.values(gameNames).map((name) => `${name.zh}${name.en}`),
  ].join('')
  return [...new Set(`${latin}${rows(0xa1, 0xa3)}${rows(0xb0, 0xf7)}${names}`)].join('')
}

const SIGN = '弹幕甜品屋Danmaku Patisserie'

function rows(from: number, to: number): string {
  const decoder = new TextDecoder('gb2312')
  let text = ''
  for (let row = from; row <= to; row++)
    for (let cell = 0xa1; cell <= 0xfe; cell++) {
      const char = decoder.decode(new Uint8Array([row, cell]))
      if (char.length === 1 && char !== '\ufffd') text += char
    }
  return text
}

/** A file for every 256 characters: `{ "字": [advance, path] }` in a square of 1000. */
function glyphFiles(chars: string, { glyph }: Outlines): [string, string][] {
  const pages = new Map<string, Record<string, [number, string]>>()
  for (const char of new Set([...chars, ...Object.keys(DRAWN)])) {
    const outline = DRAWN[char] ?? glyph(char)
    if (!outline) continue
    const name = `glyphs-${((char.codePointAt(0) ?? 0) >> 8).toString(16)}.json`
    const page = pages.get(name) ?? {}
    page[char] = [outline.advance, outline.path]
    pages.set(name, page)
  }
  return [...pages].map(([name, page]) => [name, JSON.stringify(page)])
}

const DOT = { advance: 320, path: 'M110-350a50 50 0 1 0 100 0a50 50 0 1 0-100 0z' }

/** Marks within names that the typeface lacks. */
const DRAWN: Readonly<Record<string, typeof DOT>> = { '·': DOT, '・': DOT, '•': DOT }

const INKS = [
  ...['ink', 'ink-2', 'ink-3', 'accent-ink', 'line-3', 'plain-ink', 'plain-wash'],
  ...['straw', 'soda', 'honey', 'matcha', 'plum'].flatMap((tint) => [`${tint}-ink`, `${tint}-wash`, `${tint}-mark`]),
]

const inks = (tokens: Tokens): string => {
  const [{ line, faint, heat, rim }] = fieldLook.runs
  const inked = INKS.map((name) => [name, `var(--${name})`])
  const way = [
    ['way-line', line],
    ['way-faint', faint],
    ['way-heat', heat],
    ['way-rim', rim],
  ]
  const all = [...inked, ...way].map(([name, colour = '']) => [name, inSrgb(inTheme(colour, tokens, 'day'))])
  return JSON.stringify(Object.fromEntries(all))
}

/** The rings of the seal, without its words, round the origin. */
const SEAL =
  '<g fill="none" stroke="var(--straw-mark)"><circle r="68" stroke-width="4" stroke-dasharray=".01 13.35" stroke-linecap="round"/>' +
  '<circle r="60" stroke-width="2"/><circle r="46" stroke-width="1.2"/></g>' +
  drawBullets(ring(16, 53, { k: 'grain', s: 0.9 }), { rim: 'var(--straw-mark)', core: 'var(--surface)' })

/** 1200 × 630: the shop label with the game's picture and the shop's sign; the right half is the run's. */
function ground(look: GameLook, lettering: Outlines['centred']): string {
  const card = gameCardSvg(look, lettering).replace('<svg ', '<svg x="76" y="84" width="460" height="345" ')
  const corners = '<clipPath id="c"><rect x="76" y="84" width="460" height="345" rx="14"/></clipPath>'
  const picture = `${corners}<g clip-path="url(#c)">${card}</g>`
  const dots =
    '<path d="M80 470H532" stroke="var(--pearl)" stroke-width="4" stroke-dasharray=".01 12" stroke-linecap="round"/>'
  const sign =
    `<g transform="translate(112 530)scale(1.35)">${logoMark}</g>` +
    `<path fill="var(--ink)" d="${lettering('弹幕甜品屋', { x: 264, y: 534, size: 42, track: -0.8 })}"/>` +
    `<path fill="var(--ink-2)" d="${lettering('Danmaku Patisserie', { x: 250, y: 563, size: 20, track: 0.6 })}"/>`
  return `${LABEL}${picture}${dots}${sign}</svg>`
}

/** 1200 × 630: an empty field of 384 × 448 with its frame, and the shop's sign; the way and the right half are the run's. */
function stillGround(lettering: Outlines['centred']): string {
  const field =
    '<rect x="68" y="60" width="438" height="510" rx="16" fill="var(--sunken)" stroke="var(--line-2)" stroke-width="2"/>' +
    `<g transform="translate(76 68.6)scale(1.1)"><rect width="384" height="448" rx="8" fill="${fieldLook.ground}"/>` +
    `<path d="M96 0v448M192 0v448M288 0v448M0 112h384M0 224h384M0 336h384" stroke="${fieldLook.grid}" stroke-opacity=".35"/></g>`
  const dots =
    '<path d="M550 460H956" stroke="var(--pearl)" stroke-width="4" stroke-dasharray=".01 12" stroke-linecap="round"/>'
  const sign =
    `<g transform="translate(565 554)scale(.72)">${logoMark}</g>` +
    `<path fill="var(--ink)" d="${lettering('弹幕甜品屋', { x: 660, y: 564, size: 28, track: -0.5 })}"/>`
  return `${LABEL}${field}${dots}${sign}</svg>`
}

/** The empty label; what is on it follows. */
const LABEL =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630" width="1200" height="630">' +
  '<path fill="var(--bg)" d="M0 0h1200v630H0z"/>' +
  `<path fill="var(--surface)" stroke="var(--line-2)" stroke-width="2" d="${scooped(28, 28, 26)}"/>` +
  `<path fill="none" stroke="var(--line-2)" stroke-width="3" d="${scooped(42, 42, 26)}"/>`

/** A rectangle this far from the edges, its corners scooped out. */
export function scooped(x: number, y: number, r: number): string {
  const [w, h] = [1200 - 2 * x, 630 - 2 * y]
  const arc = (dx: number, dy: number) => `a${r} ${r} 0 0 0 ${dx} ${dy}`
  return `M${x + r} ${y}h${w - 2 * r}${arc(r, r)}v${h - 2 * r}${arc(-r, r)}h${2 * r - w}${arc(-r, -r)}v${2 * r - h}${arc(r, -r)}z`
}
