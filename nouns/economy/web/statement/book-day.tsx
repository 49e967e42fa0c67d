import { formatSigned } from '#cards/resources/format-signed.ts'
import { ResourceIcon } from '#design/art/resources/resource-icon.tsx'
import { classNames } from '#design/class-names.ts'
import { Icon } from '#design/icons/icon.tsx'
import { formatDateTime } from '#rules/beijing-time.ts'
import { daysBefore } from '#rules/ledger/period.ts'
import type { Resource } from '#rules/ledger/resources.ts'
import { formatNumber } from '#rules/text.ts'
import { Link } from '#session/link.tsx'
import { useIsOpen } from '#session/open-parts.ts'
import { useTimes } from '#session/times.ts'
import { useLanguage, useWords } from '#session/words.tsx'
import { resourcesPack } from '#words/cards/resources.pack.ts'
import type { StatementLine, StatementRow } from '../../contract/economy.ts'
import { statementPack } from '../../words/statement.pack.ts'
import styles from './book.module.css'
import { iconOf, saidOf } from './row-said.ts'

export interface BookDayProps {
  readonly day: string
  readonly rows: readonly StatementRow[]
  readonly today: string
  /** How much the balance of `charted` changed in the day, where it is known. */
  readonly net: number | undefined
  readonly charted: Resource
}

/** The lines of one day under its date. */
export function BookDay({ day, rows, today, net, charted }: BookDayProps) {
  const { house } = useTimes()
  const words = useWords(statementPack)
  const { names } = useWords(resourcesPack)
  const isThisYear = day.slice(0, 4) === today.slice(0, 4)
  const near = day === today ? words.today : day === daysBefore(today, 1) ? words.yesterday : undefined
  return (
    <section className={styles.day}>
      <h3 className={styles.date}>
        <b>{house(day, isThisYear ? 'monthDay' : 'date')}</b>
        <span>{near ?? words.weekdays[new Date(`${day}T00:00:00Z`).getUTCDay()]}</span>
        <i className={styles.leader} />
        {net !== undefined && net !== 0 && (
          <span className="num">{words.dayNet(names[charted], formatSigned(net))}</span>
        )}
      </h3>
      <ul>
        {rows.map((row) => (
          <BookRow key={row.KeyID} row={row} day={day} />
        ))}
      </ul>
    </section>
  )
}

function BookRow({ row, day }: { readonly row: StatementRow; readonly day: string }) {
  const { language } = useLanguage()
  const { own, exact, clock } = useTimes()
  const words = useWords(statementPack)
  const { names } = useWords(resourcesPack)
  const isOpen = useIsOpen()
  const { title, about, to, within } = saidOf(row, { words, names, language })
  const leads = about && to && (!within || isOpen(within)) ? to : null
  const isOtherDay = own(row.TIME, 'date') !== formatDateTime(day, 'date', language)
  return (
    // A line that leads nowhere is no stop of the list's keys.
    <li className={styles.row} {...(leads && { 'data-list-item': '' })}>
      <time dateTime={row.TIME} title={exact(row.TIME)}>
        {clock(row.TIME)}
        {isOtherDay && <small className={styles.otherDay}>{own(row.TIME, 'monthDay')}</small>}
      </time>
      <span className={styles.icon}>
        <Icon name={iconOf(row.REASON)} size={20} />
      </span>
      <div className={styles.said}>
        <b>{title}</b>
        {about && (
          <small>
            {leads ? (
              <Link to={leads} data-list-main="">
                {about}
              </Link>
            ) : (
              about
            )}
          </small>
        )}
      </div>
      <ul className={styles.amounts}>
        {row.LINES.map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines of a transfer never change
          <Amount key={at} line={line} />
        ))}
      </ul>
    </li>
  )
}

function Amount({ line: { RESOURCE, AMOUNT, BALANCE, DEBT } }: { readonly line: StatementLine }) {
  const words = useWords(statementPack)
  const { names } = useWords(resourcesPack)
  return (
    <li className={styles.amount}>
      <b className={classNames('num', AMOUNT < 0 ? styles.out : styles.in)}>
        {DEBT === 'Y' && <small>{words.paysDebt}</small>}
        {formatSigned(AMOUNT)}
      </b>
      <span className={styles.kind} title={names[RESOURCE]}>
        <ResourceIcon kind={RESOURCE} size={20} />
        <span className="visually-hidden">{names[RESOURCE]}</span>
      </span>
      <span className={classNames('num', styles.balance)}>
        <span className="visually-hidden">{words.columns.balance} </span>
        {formatNumber(BALANCE)}
      </span>
    </li>
  )
}
