import { useId, useState } from 'react'
import { MemberName } from '#cards/person/member-name.tsx'
import { Head } from '#design/art/heads/head.tsx'
import { classNames } from '#design/class-names.ts'
import { displayClass } from '#design/display.tsx'
import { Icon } from '#design/icons/icon.tsx'
import { cardClass } from '#design/parts/card.tsx'
import { lazyPart } from '#session/lazy-part.tsx'
import { useWords } from '#session/words.tsx'
import type { BoardRow } from '../../contract/bet-board-rows.ts'
import { betBoardPack } from '../../words/bet-board.pack.ts'
import type { BoardAsked } from './bet-board-input.ts'
import styles from './cake-stands.module.css'
import { measureText } from './measure-text.ts'

const BettorEvents = lazyPart(() => import('./bettor-events.tsx').then((part) => part.BettorEvents))

interface CakeStandsProps {
  readonly rows: readonly BoardRow[]
  readonly asked: BoardAsked
}

/** Height of the foot of each stand. */
const feet = [96, 66, 44] as const

/** The first three on cake stands, the higher the better; the events of one open below all of them. */
export function CakeStands({ rows, asked }: CakeStandsProps) {
  const words = useWords(betBoardPack)
  const { closedName } = useWords().accounts
  const [opened, setOpened] = useState<number | null>(null)
  const panel = useId()
  return (
    <div className={cardClass({ clip: true }, styles.card)}>
      <ol className={classNames(styles.stands, rows.length < 3 && styles.few)} aria-label={words.podium}>
        {rows.map((row, i) => {
          const isOpen = row.UID === opened
          const nick = row.NICK || closedName
          return (
            <li key={row.UID} className={classNames('opens', styles[`stand-${i}`])} data-list-item="">
              <span className={styles.head}>
                {i === 0 && (
                  <span className={styles.crown}>
                    <Icon name="crown" size={28} />
                  </span>
                )}
                <Head id={row.UID} src={row.HEAD || null} size={i === 0 ? 76 : 60} alt="" />
              </span>
              <Stand foot={feet[i] ?? 44} />
              <span className={styles.name}>
                <b className={classNames(displayClass(String(row.PLACE)), styles.rank)}>
                  <span aria-hidden="true">{row.PLACE}</span>
                  <span className="visually-hidden">{words.place(row.PLACE)}</span>
                </b>
                <span className={styles.words}>
                  <MemberName id={row.UID} nick={row.NICK} className={styles.nick} opener />
                  <span className={styles.numbers}>
                    {words.eventsOf(row.EVENTS)} · <b className="num">{measureText(asked.sort, row)}</b>
                  </span>
                </span>
                <button
                  type="button"
                  className={classNames(styles.open, isOpen && styles.turned)}
                  aria-label={isOpen ? words.close(nick) : words.open(nick)}
                  aria-expanded={isOpen}
                  aria-controls={isOpen ? panel : undefined}
                  onClick={() => setOpened(isOpen ? null : row.UID)}
                >
                  <Icon name="chevron-down" size={20} />
                </button>
              </span>
            </li>
          )
        })}
      </ol>
      {opened !== null && rows.some(({ UID }) => UID === opened) && (
        <div id={panel} className={styles.panel}>
          <BettorEvents key={opened} member={opened} asked={asked} />
        </div>
      )}
    </div>
  )
}

const scallops = Array.from({ length: 9 }, (_, n) => 16 + n * 16)

/** A cake stand: a plate with scallops on a foot. */
function Stand({ foot }: { readonly foot: number }) {
  const base = 30 + foot
  return (
    <svg className={styles.stand} viewBox={`0 0 160 ${base + 12}`} aria-hidden="true">
      <ellipse cx="80" cy={base + 4} rx="52" ry="7" className={styles.shadow} />
      <path
        d={`M68 26C70 ${26 + foot * 0.5} 62 ${base - 8} 42 ${base}Q80 ${base + 8} 118 ${base}C98 ${base - 8} 90 ${26 + foot * 0.5} 92 26Z`}
        className={styles.foot}
      />
      <path d="M4 10Q10 27 26 28H134Q150 27 156 10Q80 20 4 10Z" className={styles.plate} />
      {scallops.map((x) => (
        <circle key={x} cx={x} cy="25" r="7" className={styles.plate} />
      ))}
      <ellipse cx="80" cy="10" rx="76" ry="8" className={styles.top} />
    </svg>
  )
}
