// Written by web/build/art.ts from the contents of the pictures. Do not edit.
export const ART_VERSION = 'e711e575'
