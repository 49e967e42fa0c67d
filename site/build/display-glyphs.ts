import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { inflateSync } from 'node:zlib'
import { createFont, type FontEditor, type TTF } from 'fonteditor-core'

const require = createRequire(import.meta.url)

const FILES = ['latin', 'chinese-simplified'].map((set) =>
  require.resolve(`@fontsource/zcool-xiaowei/files/zcool-xiaowei-${set}-400-normal.woff`),
)

/** Reads the given characters of ZCOOL XiaoWei (OFL 1.1): the Latin file, which also has the metrics, and the Chinese. */
export function readDisplayFonts(chars: Iterable<string>): FontEditor.Font[] {
  const parts = Object.entries(COMPOSED).flatMap(([char, { left, right }]) => [char, left, right])
  const subset = [...new Set([...chars, ...parts])].map(codeOf)
  return FILES.map((file) =>
    createFont(readFileSync(file), {
      type: 'woff',
      subset,
      inflate: (data) => [...inflateSync(Uint8Array.from(data))],
    }),
  )
}

/** The glyph of each character, from the first file that has it; a character of neither, or one drawn wrong, is left out. */
export function displayGlyphs(fonts: readonly FontEditor.Font[]): Map<string, TTF.Glyph> {
  const glyphs = new Map<string, TTF.Glyph>()
  for (const font of fonts) {
    for (const glyph of font.get().glyf) {
      for (const code of glyph.unicode ?? []) {
        const char = String.fromCodePoint(code)
        if (!spoilt.has(char) && !glyphs.has(char)) glyphs.set(char, glyph)
      }
    }
  }
  for (const [char, { left, right }] of Object.entries(COMPOSED)) {
    const [side, body] = [glyphs.get(left), glyphs.get(right)]
    if (side && body) glyphs.set(char, { ...body, unicode: [codeOf(char)], contours: composed(side, body), name: '' })
  }
  return glyphs
}

// characters that the typeface draws as a filled square: a head that has one is set in the text face
const spoilt: ReadonlySet<string> = new Set(['回'])

// a character the typeface lacks, from the side of one and the whole of another
const COMPOSED: Record<string, { left: string; right: string }> = { 塚: { left: '场', right: '冢' } }

function composed(side: TTF.Glyph, body: TTF.Glyph): TTF.Contour[] {
  const sideEnd = 400
  const left = side.contours.filter((contour) => contour.every(({ x }) => x < sideEnd))
  const right = body.contours.map((contour) =>
    contour.map((point) => ({ ...point, x: Math.round(334 + (point.x - body.xMin) * 0.74) })),
  )
  return [...left.map((contour) => contour.map((point) => ({ ...point, x: point.x - 28 }))), ...right]
}

export function codeOf(char: string): number {
  return char.codePointAt(0) ?? 0
}
