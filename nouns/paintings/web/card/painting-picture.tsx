import type { CSSProperties } from 'react'
import { pictureFiles } from '#cards/picture-files.ts'
import { classNames } from '#design/class-names.ts'
import type { PaintingPage } from '../../contract/painting-row.ts'
import styles from './painting-picture.module.css'

export interface PaintingPictureProps {
  readonly picture: Pick<PaintingPage, 'SRC' | 'W' | 'H' | 'PLACEHOLDER'>
  readonly alt: string
  /** How wide the picture will be shown, as the attribute `sizes`. */
  readonly sizes: string
  /** In the first view: `first` is also asked for before other pictures. Others are loaded when they come near. */
  readonly eager?: boolean | 'first' | undefined
  /** An animation stands still. Without it an animation moves, unless the reader prefers less motion. */
  readonly still?: boolean | undefined
  /** Fills its box and is cut at the edges, instead of keeping its shape. */
  readonly fill?: boolean | undefined
  readonly className?: string | undefined
}

/** A picture of a work in the files that suit the screen, with its blurred preview behind it until it is loaded. */
export function PaintingPicture({ picture, alt, sizes, eager, still, fill, className }: PaintingPictureProps) {
  const files = pictureFiles(picture)
  const { SRC, W, H } = picture
  const shown = classNames(styles.picture, fill && styles.fill, className)
  const common = {
    width: W,
    height: H,
    className: shown,
    // A tile has the preview behind the picture, and blurred.
    style: fill ? undefined : previewStyle(picture),
    decoding: 'async',
    loading: eager ? undefined : 'lazy',
    fetchPriority: eager === 'first' ? 'high' : undefined,
  } as const
  if (still && files.still) return <img {...common} alt={alt} src={files.still} />
  return (
    <picture className={styles.box}>
      {files.still && <source media="(prefers-reduced-motion: reduce)" srcSet={files.still} />}
      {files.sources.map(({ type, srcset }) => (
        <source key={type} type={type} srcSet={srcset} sizes={sizes} />
      ))}
      <img {...common} alt={alt} src={SRC} sizes={sizes} />
    </picture>
  )
}

/** The preview as the background of a box; nothing for pictures with transparency, which have none. */
export const previewStyle = ({ PLACEHOLDER }: Pick<PaintingPage, 'PLACEHOLDER'>): CSSProperties | undefined =>
  tinyPicture.test(PLACEHOLDER) ? { backgroundImage: `url(${PLACEHOLDER})` } : undefined

const tinyPicture = /^data:image\/(webp|png|jpeg|gif|avif);base64,[A-Za-z0-9+/]+={0,2}$/
