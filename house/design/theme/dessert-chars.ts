/** The characters of the face of the desserts. A build puts those of the written face here (site/build/design-assets.ts). */
export const dessertChars: string = ''
