/**
 * Width of a tile for a height of 1. Panoramas and strips are cut to these bounds, so that neither takes a row for
 * itself or makes the others tiny.
 */
export const tileRatio = ({ W, H }: { readonly W: number; readonly H: number }): number => {
  const ratio = W > 0 && H > 0 ? W / H : 1
  return Math.round(1_000 * Math.min(widest, Math.max(narrowest, ratio))) / 1_000
}

/** `sizes` of a tile's picture: rows are stretched to the width of the wall, on average by an eighth. */
export const tileSizes = (ratio: number): string =>
  `(max-width: 767px) ${Math.round(ratio * 150)}px, ${Math.round(ratio * 230)}px`

const narrowest = 0.56
const widest = 2.4
