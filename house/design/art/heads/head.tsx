import { pictureSize } from '../picture-size.ts'
import { useHeadDrawing } from './head-drawing.ts'

export type HeadProps = {
  /** The person's id; the drawing depends on it alone. */
  id: number
  /** The uploaded picture; without one the drawing stands in. */
  src?: string | null | undefined
  /** Side in pixels: 24 to 88. */
  size?: number | undefined
  /** Empty where the name stands beside it. */
  alt: string
  className?: string | undefined
}

/** A person's picture, square with rounded corners. */
export function Head({ id, src, size = 40, alt, className }: HeadProps) {
  const draw = useHeadDrawing()
  const style = { width: size, height: size, borderRadius: 'var(--r-2)', flex: 'none', overflow: 'hidden' }
  if (src) {
    return (
      <img
        className={className}
        // Pictures of clubs need not be square.
        style={{ ...style, objectFit: 'cover' }}
        src={pictureSize(src, 'head')}
        width={size}
        height={size}
        alt={alt}
        loading="lazy"
        decoding="async"
      />
    )
  }
  const label = alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true as const }
  return (
    <span
      {...label}
      className={className}
      style={{ ...style, display: 'block' }}
      // Hydration leaves the markup of the first HTML as it is, and the drawing is the same.
      // biome-ignore lint/security/noDangerouslySetInnerHtml: markup drawn from a number
      dangerouslySetInnerHTML={{ __html: draw?.(id, size) ?? '' }}
    />
  )
}
