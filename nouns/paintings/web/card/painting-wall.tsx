import type { ReactNode } from 'react'
import { classNames } from '#design/class-names.ts'
import { KeptLook } from '#session/kept-part.tsx'
import { PaintingTile, type TileRow } from './painting-tile.tsx'
import styles from './painting-wall.module.css'

export interface PaintingWallProps {
  readonly rows: readonly TileRow[]
  /** What the list holds, for screen readers. */
  readonly label: string
  /** Rows of another wall are loading; these are the previous ones. */
  readonly stale?: boolean | undefined
  /** A wall of one person: the uploader is left out. */
  readonly own?: boolean | undefined
  /** The wall is above the fold: its first pictures are loaded at once. */
  readonly above?: boolean | undefined
  /** Stands in the list behind the rows. */
  readonly children?: ReactNode
}

/**
 * Works in justified rows, by styles alone: every tile grows by the ratio of its sides, so that the tiles of a row have
 * the same height, and the first HTML has the final layout for every width.
 */
export function PaintingWall({ rows, label, stale, own, above, children }: PaintingWallProps) {
  return (
    <ul className={classNames(styles.wall, stale && styles.stale)} aria-label={label} aria-busy={stale || undefined}>
      {rows.map((row, at) => {
        const eager = above && at < firstView ? (at < firstRow ? 'first' : true) : undefined
        const tile = <PaintingTile key={row.KeyID} row={row} eager={eager} own={own} />
        return (
          <KeptLook key={row.KeyID} shows={() => ['painting', row, eager, own]}>
            {tile}
          </KeptLook>
        )
      })}
      {children}
    </ul>
  )
}

/** Works on the first screen of most readers, and in its first row. */
const firstView = 8
const firstRow = 2
