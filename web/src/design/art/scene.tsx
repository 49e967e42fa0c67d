import type { ComponentProps } from 'react'
import { artUrl } from './art-url.ts'

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
  const shared = { alt, decoding: 'async', fetchPriority: 'high' } as const
  return (
    <span className={className} style={{ display: 'block', height: '100%' }}>
      <SceneOf {...shared} theme="day" className="if-day" />
      <SceneOf {...shared} theme="night" className="if-night" loading="lazy" />
    </span>
  )
}

type SceneOfProps = Omit<ComponentProps<'img'>, 'alt' | 'src'> & {
  readonly theme: 'day' | 'night'
  readonly alt: string
}

/** The scene of one theme; where less motion is wished for it stands still. */
export function SceneOf({ theme, alt, ...image }: SceneOfProps) {
  const src = artUrl.scene(theme)
  return (
    <picture style={{ display: 'contents' }}>
      <source media="(prefers-reduced-motion: reduce)" srcSet={`${src}#still`} />
      <img {...image} alt={alt} src={src} width={690} height={320} style={FILL} />
    </picture>
  )
}

const FILL = { width: '100%', height: '100%', objectFit: 'cover' } as const
