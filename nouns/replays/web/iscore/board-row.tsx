import { type KeyboardEvent, useId, useRef } from 'react'
import { MemberLine } from '#cards/person/member-name.tsx'
import { classNames } from '#design/class-names.ts'
import { displayClass } from '#design/display.tsx'
import type { Gam } from '#rules/games/games.ts'
import { formatNumber } from '#rules/text.ts'
import { useKeptWithEntry } from '#session/kept-with-entry.ts'
import { useWords } from '#session/words.tsx'
import type { BoardRow } from '../../contract/iscore.ts'
import { iscorePack } from '../../words/iscore/iscore.pack.ts'
import styles from './board-row.module.css'
import { GamePoints } from './game-points.tsx'
import { OpenParts } from './open-parts.tsx'
import { SumParts } from './sum-parts.tsx'

export interface BoardRowProps {
  readonly row: BoardRow
  /** On the board of one game its own points need no tile. */
  readonly game?: Gam | undefined
}

/** A row of the ranking; it opens to show the parts of the sum. */
export function BoardRowItem({ row, game }: BoardRowProps) {
  const words = useWords(iscorePack)
  const [open, setOpen] = useKeptWithEntry<boolean>(`sum-${row.UID}`, false)
  const panel = useId()
  const item = useRef<HTMLLIElement>(null)
  const close = () => {
    setOpen(false)
    item.current?.querySelector<HTMLElement>('[aria-expanded]')?.focus()
  }
  const closeOnEscape = (event: KeyboardEvent) => event.key === 'Escape' && open && close()
  return (
    <li ref={item} className={styles.item} data-list-item="" onKeyDown={closeOnEscape}>
      <div className={classNames('opens', styles.row)}>
        <b className={classNames(displayClass(String(row.RANK)), styles.rank)}>
          <span aria-hidden="true">{row.RANK}</span>
          <span className="visually-hidden">{words.place(row.RANK)}</span>
        </b>
        <MemberLine id={row.UID} nick={row.NICK} head={row.HEAD} size={40} className={styles.who} opener />
        {game === undefined && <GamePoints games={row.GAMES} className={styles.games} />}
        <span className={styles.points}>
          <b className={classNames(displayClass(formatNumber(row.JF)), 'num')}>{formatNumber(row.JF)}</b>
          <small>{words.points}</small>
        </span>
        <OpenParts nick={row.NICK} open={open} controls={panel} onToggle={() => setOpen(!open)} />
      </div>
      {open && (
        <div id={panel} className={styles.panel}>
          <SumParts member={row.UID} onClose={close} />
        </div>
      )}
    </li>
  )
}
