/**
 * Width of a tile for a height of 1. Panoramas and strips are cut to these bounds, so that neither takes a row for
 * itself or makes the others tiny.
 */
export const tileRatio = ({ W, H }: { readonly W: number; readonly H: number }): number => {
  const ratio = W > 0 && H > 0 ? W / H : 1
  return Math.round(1_000 * Math.min(widest, Math.max(narrowest, ratio))) / 1_000
}

/**
 * `sizes` of a tile's picture, by the usual height of a row. On phones a broad tile has a row for itself, or most of it;
 * screens denser than the eye tells get two pixels a point: half the bytes.
 */
export const tileSizes = (ratio: number): string => {
  const onPhones = ratio > broad ? 310 : ratio * 150
  const widths = [(onPhones * 2) / 3, onPhones, ratio * 215].map((width) => `${Math.round(width)}px`)
  return `(max-width: 767px) and (min-resolution: 2.5dppx) ${widths[0]}, (max-width: 767px) ${widths[1]}, ${widths[2]}`
}

/** Two tiles of this ratio fill a row of a phone. */
const broad = 1.2
const narrowest = 0.56
const widest = 2.4
