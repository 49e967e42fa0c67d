import { pictureFiles } from '../picture-files.ts'

/** A picture that the viewer can show. */
export interface ViewerPicture {
  /** Path of the original. */
  readonly src: string
  /** Its size in pixels; 0 while it is not known. */
  readonly width: number
  readonly height: number
  /** What it shows, in words; may be empty. */
  readonly alt: string
}

/** What the viewer is opened with. */
export interface ViewerOpening {
  readonly pictures: readonly [ViewerPicture, ...ViewerPicture[]]
  /** Which picture is shown first, from 0. */
  readonly at: number
  /** Name of the whole, shown in the bar; if it is empty, each picture has its own words there. */
  readonly name: string
}

/** Smaller files to be shown until the original is there, the best first; none for a picture not stored here. */
export const quickFiles = ({ src, width, height }: ViewerPicture): readonly string[] => {
  const { sources, still } = pictureFiles({ SRC: src, W: width, H: height })
  if (still) return [still]
  const stem = src.replace(/\.\w+$/, '')
  return sources.map(({ type }) => `${stem}.${type === 'image/avif' ? 'avif' : 'webp'}`)
}
