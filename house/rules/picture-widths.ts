/** Longest side of a picture on a page. */
export const displaySide = 1_920

export interface PictureSides {
  readonly width: number
  readonly height: number
}

/** Width of the picture for pages, in pixels. */
export const fullWidth = ({ width, height }: PictureSides): number =>
  Math.max(1, Math.round(width * Math.min(1, displaySide / Math.max(width, height))))

const narrow = [360, 480, 960] as const
export type NarrowWidth = (typeof narrow)[number]

/**
 * The widths a still picture has beside that for pages, narrowest first. One that is hardly narrower is left out: it would
 * save too few bytes.
 */
export const narrowWidths = (picture: PictureSides): readonly NarrowWidth[] =>
  narrow.filter((width) => width * 1.25 < fullWidth(picture))
