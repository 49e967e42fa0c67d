import { artUrl } from './art-url.ts'

export type SceneProps = {
  /** In words. */
  alt: string
  className?: string | undefined
}

/**
 * The shop at dusk, by theme; fills its box. It is the largest thing of the first view: the picture of the day is fetched at
 * once, that of the night, lazy, only where it is displayed. Where less motion is wished for it stands still.
 */
export function Scene({ alt, className }: SceneProps) {
  return (
    <span className={className} style={{ display: 'block', height: '100%' }}>
      {(['day', 'night'] as const).map((theme) => (
        <picture key={theme} style={{ display: 'contents' }}>
          <source media="(prefers-reduced-motion: reduce)" srcSet={`${artUrl.scene(theme)}#still`} />
          <img
            alt={alt}
            className={`if-${theme}`}
            src={artUrl.scene(theme)}
            width={690}
            height={320}
            loading={theme === 'night' ? 'lazy' : 'eager'}
            fetchPriority="high"
            decoding="async"
            style={{ width: '100%', height: '100%', objectFit: 'cover' }}
          />
        </picture>
      ))}
    </span>
  )
}
