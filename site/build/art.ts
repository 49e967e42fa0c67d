/** The pictures that must not weigh on scripts, as files: `site/public/art/*.svg`. */
import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { backgroundNames, backgroundSvg } from '#design/art/background-svg.ts'
import { spellCardSvg } from '#design/art/desserts/spell-card-svg.ts'
import { type GameLook, gameLooks } from '#design/art/game-looks.ts'
import { coverSvg, gameCardSvg, gameThumbSvg } from '#design/art/games/game-pictures.ts'
import { logoMark } from '#design/art/logo-mark.ts'
import { campusForms } from '#design/art/scenes/campus-spots.ts'
import { campusSvg } from '#design/art/scenes/campus-svg.ts'
import { sceneSvg } from '#design/art/scenes/scene-svg.ts'
import { desserts } from '#rules/desserts/desserts.ts'
import { makeOutlines, type Outlines } from './outlines.ts'
import { writeIfChanged } from './write-if-changed.ts'

const DESIGN = new URL('../../house/design/', import.meta.url)
const OUT = new URL('../public/art/', import.meta.url)

/** File name to contents; the same every time. */
export function drawPictures(): Map<string, string> {
  const letters = gameLooks.map(({ no, title, glyph, year }) => `${no}${title}${glyph}${year}`).join('')
  const { centred } = makeOutlines(`${letters}${PLAIN.no}${SIGN_ZH}${SIGN_EN}甜`)
  const tokens = readTokens()
  const scene = sceneSvg(centred)
  return new Map([
    ...[PLAIN, ...gameLooks].flatMap((look): [string, string][] => [
      [`card-${look.id}.svg`, gameCardSvg(look, centred)],
      [`thumb-${look.id}.svg`, gameThumbSvg(look, centred)],
    ]),
    ...gameLooks.map((look): [string, string] => [`cover-${look.id}.svg`, coverSvg(look)]),
    ...backgroundNames.map((name): [string, string] => [`background-${name}.svg`, backgroundSvg(name)]),
    ['scene-day.svg', inTheme(scene, tokens, 'day')],
    ['scene-night.svg', inTheme(scene, tokens, 'night')],
    ...campusForms.flatMap((form) =>
      (['day', 'night'] as const).map((theme): [string, string] => [
        `campus-${form}-${theme}.svg`,
        inTheme(campusSvg(form, theme), tokens, theme),
      ]),
    ),
    ...desserts.map((dessert): [string, string] => [
      `spell-${dessert}.svg`,
      inTheme(spellCardSvg(dessert), tokens, 'day'),
    ]),
    ['icon.svg', inTheme(svg('-24 -24 48 48', logoMark), tokens, 'day')],
    ['logo.svg', inTheme(logo(centred), tokens, 'day')],
  ])
}

/** Writes them, takes away what is no longer drawn, and returns the version of their contents and of the `other` drawings. */
export function writePictures(other: readonly string[]): string {
  const pictures = drawPictures()
  const hash = createHash('sha256').update(other.join(''))
  mkdirSync(OUT, { recursive: true })
  for (const [name, text] of pictures) {
    writeIfChanged(new URL(name, OUT), text)
    hash.update(name).update(text)
  }
  for (const name of readdirSync(OUT)) if (!pictures.has(name)) rmSync(new URL(name, OUT))
  return hash.digest('hex').slice(0, 8)
}

const SIGN_ZH = '弹幕甜品屋'
const SIGN_EN = 'Danmaku Patisserie'

// for a number that has no picture yet
const PLAIN: GameLook = {
  id: 0,
  no: '?',
  title: '',
  glyph: '?',
  year: 0,
  ground: 'oklch(.36 .04 60)',
  light: 'oklch(.84 .06 75)',
}

const svg = (viewBox: string, inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${inside}</svg>`

function logo(lettering: Outlines['centred']): string {
  const style =
    '<style>.t{fill:#2f1c14}@media(prefers-color-scheme:dark){.t{fill:#f6ecdd}}</style><title>弹幕甜品屋 Danmaku Patisserie</title>'
  const words =
    `<path class="t" d="${lettering(SIGN_ZH, { x: 145, y: 31.5, size: 33, track: -0.6 })}"/>` +
    `<path class="t" opacity=".78" d="${lettering(SIGN_EN, { x: 144, y: 47, size: 13, track: 0.6 })}"/>`
  return svg('0 0 236 56', `${style}<g transform="translate(28 28)">${logoMark}</g>${words}`)
}

export type Tokens = Map<string, string>

/** The custom properties of the theme file by name. */
export function readTokens(): Tokens {
  const css = readFileSync(new URL('theme/tokens.css', DESIGN), 'utf8')
  return new Map([...css.matchAll(/^ {2}(--[\w-]+):\s*([^;]+);/gm)].map(([, name = '', value = '']) => [name, value]))
}

/** Writes the values of a theme in the place of the custom properties: a picture file does not see the page's. */
export function inTheme(text: string, tokens: Tokens, theme: 'day' | 'night'): string {
  const resolve = (name: string): string => {
    const value = tokens.get(name)
    if (!value) throw new Error(`no token ${name}`)
    const [, day, night] = value.match(/^light-dark\((.+?\)|.+?), (.+)\)$/) ?? [undefined, value, value]
    return (theme === 'day' ? day : night)?.replace(/var\((--[\w-]+)\)/g, (_, inner) => resolve(inner)) ?? value
  }
  return text.replace(/var\((--[\w-]+)\)/g, (_, name) => resolve(name))
}
