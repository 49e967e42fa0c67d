/** Changes with the contents of the picture files. A build puts it here (site/build/design-assets.ts). */
export const ART_VERSION: string = 'unbuilt'
