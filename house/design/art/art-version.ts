/** Changes with the contents of the picture files. A build puts it here (web/build/design-assets.ts). */
export const ART_VERSION: string = 'unbuilt'
