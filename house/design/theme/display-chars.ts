import { displayWords } from './display-words.ts'

/** The characters of the display face. A build puts those of the written face here (site/build/design-assets.ts). */
export const displayChars: string = displayWords.join('')
