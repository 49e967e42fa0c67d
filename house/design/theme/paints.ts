/**
 * Colours people can give their words, as the hex values that are stored with them: each can be read on the paper of
 * the day and of the night.
 */
export const paints = [
  { name: 'cocoa', hex: '#8a6a58' },
  { name: 'strawberry', hex: '#c9405f' },
  { name: 'orange', hex: '#c8632a' },
  { name: 'honey', hex: '#a97a16' },
  { name: 'matcha', hex: '#5c8a3c' },
  { name: 'mint', hex: '#2f8a78' },
  { name: 'soda', hex: '#3b83b8' },
  { name: 'plum', hex: '#9b5cb0' },
] as const

/** Colours behind words, in the same order of names. */
export const washes = [
  { name: 'cocoa', hex: '#b79c8a' },
  { name: 'strawberry', hex: '#f2a0ae' },
  { name: 'orange', hex: '#f4b183' },
  { name: 'honey', hex: '#f0cc6a' },
  { name: 'matcha', hex: '#b3d08a' },
  { name: 'mint', hex: '#8fd0bf' },
  { name: 'soda', hex: '#9cc9e8' },
  { name: 'plum', hex: '#d3aee2' },
] as const

export type PaintName = (typeof paints)[number]['name']
