import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { findBuild } from '#kit/pages/find-build.ts'

/**
 * Files that the build of the pages writes for drawing cards: backgrounds by game, colours, and outlines of characters.
 */
export interface CardArt {
  /** The whole picture without the run, as SVG; null if the game has none. */
  readonly ground: (game: number) => Promise<string | null>
  /** The picture with an empty field for the way of a stage. */
  readonly stillGround: () => Promise<string>
  readonly seal: () => Promise<string>
  /** The colour of a design token in the day theme. */
  readonly ink: (token: string) => string
  /** The outlines of all characters of a line; null if one is missing. */
  readonly letters: (text: string) => Promise<readonly Glyph[] | null>
}

/** Advance width and path of a character, in a square of 1000 units. */
type Glyph = readonly [advance: number, path: string]

/** Opens the files; null if the pages are not built. */
export async function openCardArt(folder = artFolder): Promise<CardArt | null> {
  if (!existsSync(`${folder}inks.json`)) return null
  const read = (name: string) => readFile(`${folder}${name}`, 'utf8')
  // Written by the build in this form, so not validated.
  const inks = JSON.parse(await read('inks.json')) as Record<string, string>
  const glyphs = async (char: string): Promise<Glyph | undefined> => {
    const page = `glyphs-${((char.codePointAt(0) ?? 0) >> 8).toString(16)}.json`
    if (!existsSync(folder + page)) return undefined
    return (JSON.parse(await read(page)) as Record<string, Glyph>)[char]
  }
  return {
    ground: async (game) => (existsSync(`${folder}ground-${game}.svg`) ? read(`ground-${game}.svg`) : null),
    stillGround: () => read('still.svg'),
    seal: () => read('seal.svg'),
    ink: (token) => inks[token] ?? missingInk,
    letters: async (text) => {
      const found: Glyph[] = []
      for (const char of text) {
        const glyph = await glyphs(char)
        if (!glyph) return null
        found.push(glyph)
      }
      return found
    },
  }
}

const artFolder = `${findBuild() ?? ''}/share/`
const missingInk = '#000000'
