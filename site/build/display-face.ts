/** The display face: one woff2 with the characters of the words of the house, and one each with what dialogs and desserts have besides. */
import { fileURLToPath } from 'node:url'
import { createFont, woff2 } from 'fonteditor-core'
import { displayExtras, displayWords } from '#design/theme/display-words.ts'
import { codeOf, displayGlyphs, readDisplayFonts } from './display-glyphs.ts'
import { writeIfChanged } from './write-if-changed.ts'

/** Where the style sheet of the theme expects the face. */
export const DISPLAY_FACE_FILE = fileURLToPath(new URL('../../house/design/theme/display.woff2', import.meta.url))

/** Where the style sheet of dialogs expects theirs: it is fetched with the first dialog whose head wants it. */
export const DIALOG_FACE_FILE = fileURLToPath(new URL('../../house/design/theme/dialog.woff2', import.meta.url))

/** Where the style sheet of the pages of desserts expects theirs. */
export const DESSERT_FACE_FILE = fileURLToPath(new URL('../../house/design/theme/dessert.woff2', import.meta.url))

export const DISPLAY_FACE_LIMITS = { chars: 300, bytes: 60 * 1024 }

export type DisplayFace = {
  /** What the face holds, sorted. */
  chars: string
  /** What was wished and the typeface lacks. */
  missing: string
  bytes: number
}

/**
 * Writes the face to `outFile` (woff2); the same characters give the same bytes.
 * Throws beyond 300 characters or 60 kB: then headings want simpler words.
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
  writeIfChanged(outFile, bytes)
  const missing = wished.filter((char) => !glyphs.has(char)).join('')
  return { chars: held.join(''), missing, bytes: bytes.length }
}

/**
 * Writes the display face to the file that the theme expects. It contains the design's own words, then `words`, then the
 * design's extras; a word that would exceed the size limit is left out and is shown in the text face.
 */
export function writeDisplayFace(words: readonly string[] = []): Promise<DisplayFace> {
  return buildDisplayFace(fitting([...displayWords, ...words, ...displayExtras]), DISPLAY_FACE_FILE)
}

/** Writes a further font file to `outFile`: the characters of `words` that the display face, which has `held`, lacks. */
export function buildFurtherFace(words: readonly string[], held: string, outFile: string): Promise<DisplayFace> {
  return buildDisplayFace([...words.join('')].filter((char) => !held.includes(char)).join(''), outFile)
}

function fitting(words: readonly string[]): string {
  const held = new Set<string>()
  for (const word of words) {
    const more = new Set([...held, ...word.replace(/\s/g, '')])
    if (more.size <= DISPLAY_FACE_LIMITS.chars) for (const char of more) held.add(char)
  }
  return [...held].join('')
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
