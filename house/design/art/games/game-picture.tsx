import { artUrl } from '../art-url.ts'
import { pictureSize } from '../picture-size.ts'

export type GamePictureProps = {
  game: number
  /** The thumb is 80 × 60, the card 320 × 240. */
  kind: 'thumb' | 'card'
  /** A real screenshot, which stands in its place. */
  src?: string | null | undefined
  /** In words; empty where they stand beside it. */
  alt: string
  /** The first picture of a page: fetched at once. */
  eager?: boolean | undefined
  className?: string | undefined
}

/** The picture of a number, or a screenshot in its place, always 4 : 3; as wide as its box allows. */
export function GamePicture({ game, kind, src, alt, eager, className }: GamePictureProps) {
  const [width, height, radius] = kind === 'thumb' ? [80, 60, 6] : [320, 240, 'var(--r-2)']
  const drawn = kind === 'thumb' ? artUrl.gameThumb(game) : artUrl.gameCard(game)
  return (
    <img
      className={className}
      src={src ? pictureSize(src, kind === 'thumb' ? 'head' : 'list') : drawn}
      width={width}
      height={height}
      alt={alt}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : undefined}
      // Decoded with the first paint: scripts are only asked for after it.
      decoding={eager ? 'sync' : 'async'}
      style={{ borderRadius: radius, objectFit: 'cover', aspectRatio: '4 / 3' }}
    />
  )
}
