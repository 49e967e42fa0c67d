/** The display face: one woff2 with the characters of the words of the house, and the list of them. */
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { createFont, woff2 } from 'fonteditor-core'
import { displayWords } from '../src/design/theme/display-words.ts'
import { codeOf, displayGlyphs, readDisplayFonts } from './display-glyphs.ts'

const THEME = new URL('../src/design/theme/', import.meta.url)

/** Where the build expects the face; `display-chars.ts` stands beside it. */
export const DISPLAY_FACE_FILE = fileURLToPath(new URL('display.woff2', THEME))

export const DISPLAY_FACE_LIMITS = { chars: 270, bytes: 60 * 1024 }

export type DisplayFace = {
  /** What the face holds, sorted. */
  chars: string
  /** What was wished and the typeface lacks. */
  missing: string
  bytes: number
}

/**
 * Writes the face to `outFile` (woff2); the same characters give the same bytes.
 * Throws beyond 270 characters or 60 kB: then headings want simpler words.
 */
export async function buildDisplayFace(chars: string, outFile: string): Promise<DisplayFace> {
  const wished = [...new Set(chars.replace(/\s/g, ''))].sort((a, b) => codeOf(a) - codeOf(b))
  const fonts = readDisplayFonts([...wished, ' '])
  const glyphs = displayGlyphs(fonts)
  const held = wished.filter((char) => glyphs.has(char))
  if (held.length > DISPLAY_FACE_LIMITS.chars) {
    throw new Error(`display face: ${held.length} characters, at most ${DISPLAY_FACE_LIMITS.chars}`)
  }
  await woff2.init()
  const bytes = write(
    fonts[0]?.get(),
    [' ', ...held].flatMap((char) => glyphs.get(char) ?? []),
  )
  if (bytes.length > DISPLAY_FACE_LIMITS.bytes) {
    throw new Error(`display face: ${bytes.length} bytes, at most ${DISPLAY_FACE_LIMITS.bytes}`)
  }
  writeFileSync(outFile, bytes)
  const missing = wished.filter((char) => !glyphs.has(char)).join('')
  return { chars: held.join(''), missing, bytes: bytes.length }
}

/** Writes the face and its list of characters where the design looks for them. */
export async function writeDisplayFace(words: readonly string[] = displayWords): Promise<DisplayFace> {
  const face = await buildDisplayFace(words.join(''), DISPLAY_FACE_FILE)
  const quoted = face.chars.replace(/[\\']/g, '\\$&')
  writeFileSync(
    new URL('display-chars.ts', THEME),
    `// Written by web/build/display-face.ts: the characters of the display face. Do not edit.\n` +
      `// biome-ignore-all format: one line\nexport const displayChars = '${quoted}'\n`,
  )
  return face
}

type Base = ReturnType<ReturnType<typeof createFont>['get']>

function write(base: Base | undefined, glyphs: Base['glyf']): Buffer {
  const notdef = base?.glyf[0]
  if (!base || !notdef) throw new Error('display face: the Latin file has no glyphs')
  const font = createFont()
  font.set({ ...base, glyf: [notdef, ...glyphs] })
  // a fresh copy takes its character map from the glyphs, and one date keeps the bytes the same
  font.get().cmap = Object.fromEntries(glyphs.flatMap(({ unicode }, i) => unicode.map((code) => [code, i + 1])))
  const bytes = font.write({ type: 'woff2', toBuffer: true })
  if (!Buffer.isBuffer(bytes)) throw new Error('display face: nothing was written')
  return bytes
}
