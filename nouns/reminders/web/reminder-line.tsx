import { reminderViews } from '#cards/reminder/reminder-views.ts'
import type { ReminderRow } from '#contract/reminders.ts'
import { Head } from '#design/art/heads/head.tsx'
import { classNames } from '#design/class-names.ts'
import { Icon } from '#design/icons/icon.tsx'
import { Ago } from '#session/ago.tsx'
import { Link } from '#session/link.tsx'
import { useMe } from '#session/me.ts'
import { useLeadsToPage } from '#session/open-parts.ts'
import { useLanguage, useWords } from '#session/words.tsx'
import { remindersPack } from '../words/reminders.pack.ts'
import styles from './reminder-line.module.css'
import { reminderText } from './reminder-text.ts'
import { useInSight } from './use-in-sight.ts'

export interface ReminderLineProps {
  readonly row: ReminderRow
  /** The reminder was unread when the page showed it; it stays marked while it is shown. */
  readonly unread: boolean
  /** Called once when it has been in sight for a moment (see `onlyFollowed`), or was followed. */
  readonly onSeen: (row: ReminderRow) => void
  /** Being in sight does not count, as under the bell: opening it is not reading. */
  readonly onlyFollowed?: boolean | undefined
  readonly onFollow?: (() => void) | undefined
}

/** One reminder: who, what, when; all of it leads there, unless the part of the site is switched off. */
export function ReminderLine({ row, unread, onSeen, onlyFollowed, onFollow }: ReminderLineProps) {
  const { language } = useLanguage()
  const words = useWords(remindersPack)
  const { profile } = useMe()
  const line = useInSight<HTMLLIElement>(unread && !onlyFollowed, () => onSeen(row))
  const { say, quote, to } = reminderText(row, { id: profile?.id ?? 0, words, language })
  const { icon, tone } = reminderViews[row.KIND]
  const leadsToPage = useLeadsToPage()
  const isNew = unread && <span className="visually-hidden">{`${words.isNew} `}</span>
  const actors = row.ACTORS.slice(0, mostHeads)
  const follow = () => {
    if (unread) onSeen(row)
    onFollow?.()
  }
  return (
    <li ref={line} className={classNames('opens', styles.line, unread && styles.unread)} data-list-item="">
      <span className={classNames(styles.kind, styles[tone])}>
        <Icon name={icon} size={18} />
      </span>
      {actors.length > 0 && (
        <span className={styles.heads}>
          {actors.map(({ UID, HEAD }) => (
            <Head key={UID} id={UID} src={HEAD || null} size={28} alt="" />
          ))}
        </span>
      )}
      <div className={styles.words}>
        {leadsToPage(to) ? (
          <Link to={to} className={classNames('opener', styles.say)} data-list-main="" onClick={follow}>
            {isNew}
            {say}
          </Link>
        ) : (
          <span className={styles.say} data-list-main="">
            {isNew}
            {say}
          </span>
        )}
        {quote && <p className={styles.quote}>{quote}</p>}
      </div>
      <Ago at={row.TIME} className={styles.time} />
      {unread && <span className="hit" aria-hidden="true" />}
    </li>
  )
}

/** Heads that one line shows. */
const mostHeads = 3
