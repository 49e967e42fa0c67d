/** The characters of the dialogs' face. A build puts those of the written face here (site/build/design-assets.ts). */
export const dialogChars: string = ''
