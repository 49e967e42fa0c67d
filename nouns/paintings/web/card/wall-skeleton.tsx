import type { CSSProperties } from 'react'
import { Skeleton } from '#design/parts/state/skeleton.tsx'
import styles from './painting-wall.module.css'

/** The places of works that are known to come. */
export function WallSkeleton({ label, tiles = 12 }: { readonly label: string; readonly tiles?: number | undefined }) {
  return (
    <div role="status" aria-label={label} className={styles.wall}>
      {Array.from({ length: tiles }, (_, at) => {
        const ratio = ratios[at % ratios.length] ?? 1
        // custom properties are not part of CSSProperties
        const style = { '--r': ratio } as CSSProperties
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: places without identity
          <div key={at} className={styles.place} style={style}>
            <Skeleton shape="picture" ratio={String(ratio)} />
          </div>
        )
      })}
    </div>
  )
}

const ratios = [1.45, 1.6, 1, 1.3, 1.75, 0.78, 1.2]
