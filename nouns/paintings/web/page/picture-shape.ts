import type { CSSProperties } from 'react'
import type { PaintingPage } from '../../contract/painting-row.ts'

/** Custom properties for a box that is as large as its picture will be: the ratio of its sides, and its own width. */
export const pictureShape = ({ W, H }: Pick<PaintingPage, 'W' | 'H'>): CSSProperties => {
  const ratio = Math.max(1, W) / Math.max(1, H)
  // custom properties are not part of CSSProperties
  return { '--r': Math.round(ratio * 1_000) / 1_000, '--w': `${W}px` } as CSSProperties
}

/** Strips, such as comics of many panels, are read at the width of text, as long as they are. */
export const isStrip = ({ W, H }: Pick<PaintingPage, 'W' | 'H'>): boolean => W / Math.max(1, H) < strip
const strip = 0.45
