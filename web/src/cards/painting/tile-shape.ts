/**
 * Width of a tile for a height of 1. Panoramas and strips are cut to these bounds, so that neither takes a row for
 * itself or makes the others tiny.
 */
export const tileRatio = ({ W, H }: { readonly W: number; readonly H: number }): number => {
  const ratio = W > 0 && H > 0 ? W / H : 1
  return Math.round(1_000 * Math.min(widest, Math.max(narrowest, ratio))) / 1_000
}

/**
 * `sizes` of a tile's picture, by the usual height of a row. Phones whose screens are denser than the eye tells get two
 * pixels a point: half the bytes.
 */
export const tileSizes = (ratio: number): string => {
  const width = (height: number) => `${Math.round(ratio * height)}px`
  return `(max-width: 767px) and (min-resolution: 2.5dppx) ${width(105)}, (max-width: 767px) ${width(150)}, ${width(215)}`
}

const narrowest = 0.56
const widest = 2.4
