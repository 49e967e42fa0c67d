import type { CSSProperties, ReactNode } from 'react'
import { classNames } from '../parts/class-names.ts'
import { displayClass } from '../parts/display.tsx'
import styles from './game-tile.module.css'
import { gameLook } from './games.ts'

export type GameTileProps = { game: number; className?: string | undefined }

/** One glyph and the number, 44 px. Stands inside a link or button, whose `aria-current` or `aria-pressed` rings it. */
export function GameTile({ game, className }: GameTileProps) {
  const look = gameLook(game)
  if (!look) return null
  // a custom property is not part of CSSProperties
  const style = { '--ground': look.ground } as CSSProperties
  return (
    <span className={classNames(styles.tile, displayClass(look.glyph), className)} style={style} aria-hidden="true">
      {look.glyph}
      <small>{look.no}</small>
    </span>
  )
}

/** The tile for all of them; its word is one character or a short word. */
export function AllTile({ children }: { children: ReactNode }) {
  return (
    <span className={classNames(styles.tile, styles.all)} aria-hidden="true">
      {children}
    </span>
  )
}

export const gameStripClass = styles.strip ?? ''
