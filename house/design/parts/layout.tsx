import type { CSSProperties, ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import styles from './layout.module.css'

/** Steps of 4 px, as in the tokens: 0 is 2 px, 2 is 8 px. */
export type Space = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 8 | 10 | 12

export type RowProps = {
  gap?: Space | undefined
  nowrap?: boolean | undefined
  /** Where free space goes: between the children, or before them. */
  room?: 'between' | 'before' | undefined
  /** On phones one line that swipes, as for filters. */
  swipe?: boolean | undefined
  className?: string | undefined
  children: ReactNode
}

/** Things side by side. */
export function Row({ gap = 2, nowrap, room, swipe, className, children }: RowProps) {
  const side = room === 'between' ? styles.spread : room === 'before' ? styles.end : undefined
  const names = classNames(styles.row, nowrap && styles.nowrap, side, swipe && styles.swipe, className)
  return (
    <div className={names} style={spaced(gap)}>
      {children}
    </div>
  )
}

export type StackProps = { gap?: Space | undefined; className?: string | undefined; children: ReactNode }

/** Things below one another. */
export function Stack({ gap = 4, className, children }: StackProps) {
  return (
    <div className={classNames(styles.stack, className)} style={spaced(gap)}>
      {children}
    </div>
  )
}

export type GridProps = StackProps & {
  /** The least width of a cell, a CSS length or token such as 'var(--w-sm)'. */
  least: string
}

/** A grid of as many equal columns as fit. */
export function Grid({ gap = 4, least, className, children }: GridProps) {
  return (
    <div className={classNames(styles.grid, className)} style={spaced(gap, least)}>
      {children}
    </div>
  )
}

function spaced(gap: Space, least?: string): CSSProperties {
  // custom properties are not part of CSSProperties
  return { '--gap': `var(--s-${gap})`, '--least': least } as CSSProperties
}
