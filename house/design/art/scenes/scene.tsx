import { artUrl } from '../art-url.ts'

export type SceneProps = {
  /** In words. */
  alt: string
  className?: string | undefined
}

/**
 * The shop at dusk, by theme; fills its box. It is the largest thing of the first view: the picture of the day is fetched at
 * once, that of the night, lazy, only where it is displayed.
 */
export function Scene({ alt, className }: SceneProps) {
  const shared = { width: 690, height: 320, decoding: 'async', style: FILL } as const
  return (
    <span className={className} style={{ display: 'block', height: '100%' }}>
      <img {...shared} alt={alt} className="if-day" src={artUrl.scene('day')} fetchPriority="high" />
      <img {...shared} alt={alt} className="if-night" src={artUrl.scene('night')} loading="lazy" fetchPriority="high" />
    </span>
  )
}

const FILL = { width: '100%', height: '100%', objectFit: 'cover' } as const
