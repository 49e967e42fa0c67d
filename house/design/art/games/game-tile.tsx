import type { CSSProperties, ReactNode } from 'react'
import { classNames } from '../../class-names.ts'
import { displayClass } from '../../display.tsx'
import { gameLook } from '../game-looks.ts'
import styles from './game-tile.module.css'

export type GameTileProps = {
  game: number
  /** Its name in words, for those who do not see the glyph; names the link or button around it. */
  label?: string | undefined
  className?: string | undefined
}

/** One glyph and the number, 44 px. Stands inside a link or button, whose `aria-current` or `aria-pressed` rings it. */
export function GameTile({ game, label, className }: GameTileProps) {
  const look = gameLook(game)
  if (!look) return null
  // a custom property is not part of CSSProperties
  const style = { '--ground': look.ground } as CSSProperties
  return (
    <>
      <span className={classNames(styles.tile, displayClass(look.glyph), className)} style={style} aria-hidden="true">
        {look.glyph}
        <small>{look.no}</small>
      </span>
      {label && <span className="visually-hidden">{label}</span>}
    </>
  )
}

export type AllTileProps = { label?: string | undefined; children: ReactNode }

/** The tile for all of them; its word is one character or a short word, `label` says it in full. */
export function AllTile({ label, children }: AllTileProps) {
  return (
    <>
      <span className={classNames(styles.tile, styles.all)} aria-hidden={label ? true : undefined}>
        {children}
      </span>
      {label && <span className="visually-hidden">{label}</span>}
    </>
  )
}

/** A row of links or buttons with a tile each; it swipes where it does not fit. */
export const gameStripClass = styles.strip ?? ''
