import type { CSSProperties } from 'react'
import { classNames } from '../../class-names.ts'
import styles from './skeleton.module.css'

export type SkeletonProps = {
  shape?: 'line' | 'picture' | 'head' | undefined
  /** Any CSS width, such as '72%'. */
  width?: string | undefined
  height?: string | undefined
  /** Aspect ratio of a picture: '4 / 3'. */
  ratio?: string | undefined
}

/** The place of something that is known to come. Silent; its region says `aria-busy`. */
export function Skeleton({ shape = 'line', width, height, ratio }: SkeletonProps) {
  // custom properties are not part of CSSProperties
  const style = { '--w': width, '--h': height, '--ratio': ratio } as CSSProperties
  return (
    <span aria-hidden="true" className={classNames(styles.skeleton, shape !== 'line' && styles[shape])} style={style} />
  )
}

/** Lines of text, the last one shorter. */
export function SkeletonLines({ lines = 3 }: { lines?: number | undefined }) {
  return (
    <span className={styles.lines} aria-hidden="true">
      {Array.from({ length: lines }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines have no identity
        <Skeleton key={i} width={i === lines - 1 ? '56%' : '100%'} />
      ))}
    </span>
  )
}

/** Rows of a list with heads. */
export function SkeletonRows({ rows = 5, label }: { rows?: number | undefined; label: string }) {
  return (
    <div role="status" aria-label={label}>
      {Array.from({ length: rows }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows have no identity
        <div className={styles.row} key={i}>
          <Skeleton shape="head" />
          <span className={styles.lines}>
            <Skeleton width={`${72 - (i % 3) * 12}%`} />
            <Skeleton width="38%" height="10px" />
          </span>
        </div>
      ))}
    </div>
  )
}
