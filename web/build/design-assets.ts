import { fileURLToPath } from 'node:url'
import { en } from '@patisserie/words/en'
import { run as englishRun } from '@patisserie/words/en/run'
import { zh } from '@patisserie/words/zh'
import { run as chineseRun } from '@patisserie/words/zh/run'
import type { Plugin } from 'vite'
import { writePictures } from './art.ts'
import { type DisplayFace, writeDisplayFace } from './display-face.ts'
import { headingWords } from './heading-words.ts'

/** Vite plugin: writes the display face and the picture files before anything reads them, and says what was written. */
export function designAssets(): Plugin {
  let written: DesignAssets | undefined
  return {
    name: 'design-assets',
    enforce: 'pre',
    async config() {
      written = await writeDesignAssets()
    },
    load(id) {
      if (id === CHARS) return `export const displayChars = ${JSON.stringify(written?.face.chars)}`
      if (id === VERSION) return `export const ART_VERSION = ${JSON.stringify(written?.pictures)}`
      return undefined
    },
  }
}

export type DesignAssets = {
  face: DisplayFace
  /** The version of the pictures. */
  pictures: string
}

/** What the plugin writes, for a command of its own. */
export async function writeDesignAssets(): Promise<DesignAssets> {
  const face = await writeDisplayFace([zh, chineseRun, en, englishRun].flatMap(headingWords))
  return { face, pictures: writePictures() }
}

const inDesign = (path: string) => fileURLToPath(new URL(`../src/design/${path}`, import.meta.url))

const CHARS = inDesign('theme/display-chars.ts')
const VERSION = inDesign('art/art-version.ts')
