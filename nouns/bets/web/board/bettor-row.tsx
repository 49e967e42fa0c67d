import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import { MemberLine } from '#cards/person/member-name.tsx'
import { formatSigned } from '#cards/resources/format-signed.ts'
import { classNames } from '#design/class-names.ts'
import { displayClass } from '#design/display.tsx'
import { Icon } from '#design/icons/icon.tsx'
import { Chip } from '#design/parts/chip.tsx'
import { lazyPart } from '#session/lazy-part.tsx'
import { useWords } from '#session/words.tsx'
import type { BoardRow } from '../../contract/bet-board-rows.ts'
import { skillPlace } from '../../rules/bet-skill.ts'
import { betBoardPack } from '../../words/bet-board.pack.ts'
import styles from './bet-board.module.css'
import type { BoardAsked } from './bet-board-input.ts'
import { measureText, rateText } from './measure-text.ts'
import { SkillLine } from './skill-line.tsx'

const BettorEvents = lazyPart(() => import('./bettor-events.tsx').then((part) => part.BettorEvents))

interface BettorRowProps {
  readonly row: BoardRow
  readonly asked: BoardAsked
  /** The reader's own row, below the others. */
  readonly own?: boolean
}

/** A row of the board; it opens into the events that it was earned on. */
export function BettorRow({ row, asked, own }: BettorRowProps) {
  const words = useWords(betBoardPack)
  const { closedName } = useWords().accounts
  const [isOpen, setOpen] = useState(false)
  const panel = useId()
  const item = useRef<HTMLLIElement>(null)
  const nick = row.NICK || closedName
  const close = () => {
    setOpen(false)
    item.current?.querySelector<HTMLElement>('[aria-expanded]')?.focus()
  }
  const closeOnEscape = (event: KeyboardEvent) => event.key === 'Escape' && isOpen && close()
  const lacks = skillPlace.events - row.EVENTS
  const isHidden = own && row.PLACE === 0 && (lacks <= 0 || asked.sort === 'profit' || asked.sort === 'win')
  return (
    <li ref={item} className={styles.item} data-list-item="" onKeyDown={closeOnEscape}>
      <div className={classNames('opens', styles.row)} data-sort={asked.sort}>
        <b className={classNames(displayClass(String(row.PLACE)), styles.rank)}>
          <span aria-hidden="true">{row.PLACE > 0 ? row.PLACE : '–'}</span>
          <span className="visually-hidden">{row.PLACE > 0 ? words.place(row.PLACE) : words.noPlace}</span>
        </b>
        <MemberLine id={row.UID} nick={row.NICK} head={row.HEAD} opener className={styles.who}>
          {words.eventsOf(row.EVENTS)}
        </MemberLine>
        <Cell name={words.profit} measure="profit" className={row.PROFIT < 0 ? styles.out : styles.in}>
          <b>{formatSigned(row.PROFIT)}</b>
        </Cell>
        <Cell name={words.return} measure="return">
          {lacks > 0 ? <Missing lacks={lacks} /> : measureText('return', row)}
        </Cell>
        <Cell name={words.win} measure="win">
          {measureText('win', row)}
          <small>{words.promised(rateText(row.PROMISED / Math.max(1, row.EVENTS)))}</small>
        </Cell>
        <Cell name={words.skill} measure="skill">
          {lacks > 0 ? <Missing lacks={lacks} /> : <SkillLine skill={row.SKILL} />}
        </Cell>
        <button
          type="button"
          className={classNames(styles.open, isOpen && styles.turned)}
          aria-label={isOpen ? words.close(nick) : words.open(nick)}
          aria-expanded={isOpen}
          aria-controls={isOpen ? panel : undefined}
          onClick={() => setOpen(!isOpen)}
        >
          <Icon name="chevron-down" size={20} />
        </button>
      </div>
      {isHidden && <p className={styles.hidden}>{words.hidden}</p>}
      {isOpen && (
        <div id={panel} className={styles.panel}>
          <BettorEvents member={row.UID} asked={asked} />
        </div>
      )}
    </li>
  )
}

interface CellProps {
  readonly name: string
  readonly measure: string
  readonly className?: string | undefined
  readonly children: ReactNode
}

function Cell({ name, measure, className, children }: CellProps) {
  return (
    <span className={classNames(styles.cell, 'num', className)} data-measure={measure}>
      <span className={styles.cellName}>{name}</span>
      {children}
    </span>
  )
}

/** How many events are missing before a measure counts. */
function Missing({ lacks }: { readonly lacks: number }) {
  const words = useWords(betBoardPack)
  return (
    <Chip>
      <span aria-hidden="true">{words.missingShort(lacks)}</span>
      <span className="visually-hidden">{words.missing(lacks, skillPlace.events)}</span>
    </Chip>
  )
}
