import { artUrl } from './art-url.ts'

export type SceneProps = {
  /** In words. */
  alt: string
  className?: string | undefined
}

/**
 * The shop at dusk, by theme. Both pictures are named, the browser fetches only the shown one (the other is lazy and
 * not displayed); fills its box.
 */
export function Scene({ alt, className }: SceneProps) {
  const shared = { width: 690, height: 320, decoding: 'async', style: FILL } as const
  return (
    <span className={className} style={{ display: 'block', height: '100%' }}>
      <img {...shared} alt={alt} className="if-day" src={artUrl.scene('day')} loading="lazy" fetchPriority="high" />
      <img {...shared} alt={alt} className="if-night" src={artUrl.scene('night')} loading="lazy" fetchPriority="high" />
    </span>
  )
}

const FILL = { width: '100%', height: '100%', objectFit: 'cover' } as const
