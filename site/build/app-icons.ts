/** The pictures that phones, tabs and previews ask for as PNG, and the manifests that name them: `site/public/`. */
import { mkdirSync } from 'node:fs'
import sharp from 'sharp'
import { logoMark } from '#design/art/logo-mark.ts'
import { sceneSvg } from '#design/art/scenes/scene-svg.ts'
import { inTheme, readTokens } from './art.ts'
import { makeOutlines } from './outlines.ts'
import { en, zh } from './packs.ts'
import { scooped } from './share-art.ts'
import { inSrgb } from './srgb.ts'
import { writeIfChanged } from './write-if-changed.ts'

const OUT = new URL('../public/', import.meta.url)

/** A picture's drawing, and the size it is made in. */
interface Drawing {
  readonly svg: string
  readonly width: number
  readonly height: number
}

/** File name to drawing; the same every time. */
export function drawAppIcons(): Map<string, Drawing> {
  const tokens = readTokens()
  const day = (svg: string) => inSrgb(inTheme(svg, tokens, 'day'))
  const square = (size: number, svg: string): Drawing => ({ svg: day(svg), width: size, height: size })
  return new Map([
    ['icon-192.png', square(192, onNothing)],
    ['icon-512.png', square(512, onNothing)],
    ['maskable-512.png', square(512, onGround(12))],
    ['apple-touch-icon.png', square(180, onGround(9))],
    ['share.png', { svg: day(shareSvg()), width: 1_200, height: 630 }],
  ])
}

/** Writes the pictures and the manifests, and returns what they are made from, for the version of the house's pictures. */
export async function writeAppIcons(): Promise<string[]> {
  mkdirSync(new URL('icons/', OUT), { recursive: true })
  const icons = drawAppIcons()
  for (const [name, drawing] of icons) writeIfChanged(new URL(`icons/${name}`, OUT), await png(drawing))
  const tab = await png({ svg: inSrgb(inTheme(onNothing, readTokens(), 'day')), width: 48, height: 48 })
  writeIfChanged(new URL('favicon.ico', OUT), icoOf(tab, 48))
  for (const [file, manifest] of webManifests()) writeIfChanged(new URL(file, OUT), JSON.stringify(manifest))
  return [...icons.values()].map(({ svg }) => svg)
}

const png = ({ svg, width, height }: Drawing): Promise<Buffer> =>
  // Drawn at the size it is kept in: the density scales the units of the drawing.
  sharp(Buffer.from(svg), { density: 72 * 4 })
    .resize(width, height)
    .png({ palette: width < 600, effort: 10, compressionLevel: 9 })
    .toBuffer()

/** An .ico file of one PNG picture: some browsers and feed readers ask for `/favicon.ico` whatever a page says. */
function icoOf(picture: Buffer, side: number): Buffer {
  const header = Buffer.alloc(22)
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(1, 4)
  header.writeUInt8(side, 6)
  header.writeUInt8(side, 7)
  header.writeUInt16LE(1, 10)
  header.writeUInt16LE(32, 12)
  header.writeUInt32LE(picture.length, 14)
  header.writeUInt32LE(header.length, 18)
  return Buffer.concat([header, picture])
}

/** The manifests by file name: the site in a language, as a phone installs it. */
export function webManifests(): Map<string, object> {
  const colour = inSrgb(inTheme('var(--bg)', readTokens(), 'day'))
  const icon = (name: string, side: number, purpose = 'any') => ({
    src: `/icons/${name}`,
    sizes: `${side}x${side}`,
    type: 'image/png',
    purpose,
  })
  const manifestOf = ({ shell, home }: typeof zh | typeof en, lang: string) => ({
    id: '/',
    name: shell.site,
    short_name: shell.site,
    description: home.description,
    lang,
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    // With the browser's own way back: pages lead to other pages by links alone.
    display: 'minimal-ui',
    background_color: colour,
    theme_color: colour,
    icons: [icon('icon-192.png', 192), icon('icon-512.png', 512), icon('maskable-512.png', 512, 'maskable')],
    shortcuts: [
      { name: shell.nav.replays, url: '/rpy' },
      { name: shell.nav.clubs, url: '/ms' },
      { name: shell.nav.paintings, url: '/painting' },
    ],
  })
  return new Map([
    ['manifest.webmanifest', manifestOf(zh, 'zh-CN')],
    ['manifest-en.webmanifest', manifestOf(en, 'en')],
  ])
}

const svg = (viewBox: string, inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" width="${viewBox.split(' ')[2]}" height="${viewBox.split(' ')[3]}">${inside}</svg>`

const onNothing = svg('-27 -27 54 54', logoMark)

/** The sign on a ground that fills the square, with a margin on every side. A mask may cut a tenth of the side off each. */
function onGround(margin: number): string {
  const side = 48 + 2 * margin
  const from = -side / 2
  return svg(
    `${from} ${from} ${side} ${side}`,
    `<path fill="var(--bg)" d="M${from} ${from}h${side}v${side}h-${side}z"/>${logoMark}`,
  )
}

const SIGN_ZH = '弹幕甜品屋'
const SIGN_EN = 'Danmaku Patisserie'

/** 1200 × 630: the shop label with the house's scene and its sign, for pages without a picture of their own. */
function shareSvg(): string {
  const { centred } = makeOutlines(`${SIGN_ZH}${SIGN_EN}甜`)
  const scene = sceneSvg(centred).replace('<svg ', '<svg x="76" y="84" width="1048" height="352" ')
  const sign =
    `<g transform="translate(416 512)scale(1.7)">${logoMark}</g>` +
    `<path fill="var(--ink)" d="${centred(SIGN_ZH, { x: 640, y: 517, size: 68, track: -1.2 })}"/>` +
    `<path fill="var(--ink-2)" d="${centred(SIGN_EN, { x: 640, y: 560, size: 30, track: 1 })}"/>`
  return svg(
    '0 0 1200 630',
    '<path fill="var(--bg)" d="M0 0h1200v630H0z"/>' +
      `<path fill="var(--surface)" stroke="var(--line-2)" stroke-width="2" d="${scooped(28, 28, 26)}"/>` +
      `<path fill="none" stroke="var(--line-2)" stroke-width="3" d="${scooped(42, 42, 26)}"/>` +
      `<clipPath id="c"><rect x="76" y="84" width="1048" height="352" rx="14"/></clipPath><g clip-path="url(#c)">${scene}</g>${sign}`,
  )
}
