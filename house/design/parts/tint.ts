/** The five tints for data, and the plain one. A tint is always accompanied by a word. */
export type Tint = 'straw' | 'soda' | 'honey' | 'matcha' | 'plum' | 'plain'

/** The mark colour of a tint, for bars, dots and lines: a CSS value. */
export function tintMark(tint: Tint): string {
  return tint === 'plain' ? 'var(--pearl)' : `var(--${tint}-mark)`
}
