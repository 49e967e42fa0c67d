import type { Plugin } from 'vite'
import { displayWords } from '../src/design/theme/display-words.ts'
import { writePictures } from './art.ts'
import { writeDisplayFace } from './display-face.ts'

export type DesignAssetsOptions = {
  /** The heading words of the packs, added to the design's own. */
  words?: readonly string[]
}

/** Vite plugin: writes the display face and the picture files before anything reads them. */
export function designAssets({ words = [] }: DesignAssetsOptions = {}): Plugin {
  return {
    name: 'design-assets',
    enforce: 'pre',
    async config() {
      await writeDisplayFace([...displayWords, ...words])
      writePictures()
    },
  }
}
