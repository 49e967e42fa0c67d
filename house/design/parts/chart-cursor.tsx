import type { KeyboardEvent, PointerEvent } from 'react'
import styles from './chart-cursor.module.css'

export interface ChartCursorProps {
  readonly label: string
  /** How many places there are. */
  readonly count: number
  /** Null: nothing was pointed at yet. */
  readonly at: number | null
  /** The place in words. */
  readonly text: string
  /** The place at a share of the width. */
  readonly find: (share: number) => number
  readonly onMove: (place: number) => void
  /** Places a Page key goes. */
  readonly page?: number
}

/** Lies over a drawing: the pointer, a finger or the arrow keys choose a place whose numbers are then said. */
export function ChartCursor({ label, count, at, text, find, onMove, page = 5 }: ChartCursorProps) {
  const point = (event: PointerEvent<HTMLDivElement>) => {
    const box = event.currentTarget.getBoundingClientRect()
    if (box.width > 0) onMove(clamp(find(Math.min(1, Math.max(0, (event.clientX - box.left) / box.width))), count))
  }
  const press = (event: KeyboardEvent) => {
    const now = at ?? -1
    const to: Partial<Record<string, number>> = {
      ArrowLeft: now - 1,
      ArrowDown: now - 1,
      ArrowRight: now + 1,
      ArrowUp: now + 1,
      PageDown: now - page,
      PageUp: now + page,
      Home: 0,
      End: count - 1,
    }
    const place = to[event.key]
    if (place === undefined || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    onMove(clamp(place, count))
  }
  return (
    <div
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuemin={1}
      aria-valuemax={count}
      aria-valuenow={(at ?? 0) + 1}
      aria-valuetext={text}
      className={styles.cursor}
      onPointerMove={point}
      onPointerDown={point}
      onKeyDown={press}
    />
  )
}

const clamp = (place: number, count: number): number => Math.min(count - 1, Math.max(0, place))
