import type { ReminderRow } from '@patisserie/contract/reminders'
import { useEffect, useEffectEvent, useRef } from 'react'
import { Head } from '../../design/art/head.tsx'
import { Icon, type IconName } from '../../design/icons/icon.tsx'
import { classNames } from '../../design/parts/class-names.ts'
import { Ago } from '../../session/ago.tsx'
import { Link } from '../../session/link.tsx'
import { useMe } from '../../session/me.ts'
import { useLanguage } from '../../session/words.tsx'
import styles from './reminder-line.module.css'
import { reminderText } from './reminder-text.ts'
import { useRemindersWords } from './reminders-words.ts'

export interface ReminderLineProps {
  readonly row: ReminderRow
  /** It was unread when it came onto the page; stays marked while it is shown. */
  readonly unread: boolean
  /** Called once when it has been in sight for a moment, or was followed. */
  readonly onSeen: (id: number) => void
  readonly onFollow?: (() => void) | undefined
}

/** One reminder: who, what, when; all of it leads there. */
export function ReminderLine({ row, unread, onSeen, onFollow }: ReminderLineProps) {
  const { language } = useLanguage()
  const words = useRemindersWords()
  const { profile } = useMe()
  const line = useInSight(() => unread && onSeen(row.KeyID))
  const { say, quote, to } = reminderText(row, { id: profile?.id ?? 0, words, language })
  const [actor] = row.ACTORS
  const follow = () => {
    if (unread) onSeen(row.KeyID)
    onFollow?.()
  }
  return (
    <li ref={line} className={classNames('opens', styles.line, unread && styles.unread)} data-list-item="">
      <span className={styles.face}>
        {actor ? (
          <Head id={actor.UID} src={actor.HEAD || null} size={40} alt="" />
        ) : (
          <span className={styles.house}>
            <Icon name="store" />
          </span>
        )}
        <span className={classNames(styles.kind, styles[tones[row.KIND]])}>
          <Icon name={icons[row.KIND]} size={12} />
        </span>
      </span>
      <div className={styles.words}>
        <Link to={to} className={classNames('opener', styles.say)} data-list-main="" onClick={follow}>
          {unread && <span className="visually-hidden">{`${words.isNew} `}</span>}
          {say}
        </Link>
        {quote && <p className={styles.quote}>{quote}</p>}
        <Ago at={row.TIME} className={styles.time} />
      </div>
      {unread && <span className={styles.dot} aria-hidden="true" />}
    </li>
  )
}

const icons: Readonly<Record<ReminderRow['KIND'], IconName>> = {
  replayComment: 'message-circle',
  replayLike: 'heart-filled',
  topicReply: 'message-circle',
  floorQuote: 'quote',
  mention: 'bell',
  floorLike: 'heart-filled',
  follow: 'user',
  reportDone: 'check',
  claimDecided: 'clock',
  iscoreDecided: 'trophy',
  pilotDecided: 'pencil',
  heldDecided: 'eye',
  replayHidden: 'eye-off',
  topicStaff: 'pencil',
  floorStaff: 'eye-off',
  floorHeld: 'eye',
  floorReport: 'check',
  blackFlag: 'lock',
  staff: 'key-round',
}

/** Colour of the mark: people like, people speak, the house decides, the house warns. */
const tones: Readonly<Record<ReminderRow['KIND'], 'warm' | 'cool' | 'fresh' | 'grave'>> = {
  replayComment: 'cool',
  replayLike: 'warm',
  topicReply: 'cool',
  floorQuote: 'cool',
  mention: 'cool',
  floorLike: 'warm',
  follow: 'fresh',
  reportDone: 'fresh',
  claimDecided: 'fresh',
  iscoreDecided: 'fresh',
  pilotDecided: 'fresh',
  heldDecided: 'cool',
  replayHidden: 'grave',
  topicStaff: 'cool',
  floorStaff: 'grave',
  floorHeld: 'cool',
  floorReport: 'fresh',
  blackFlag: 'grave',
  staff: 'cool',
}

/** So long on the screen, a line has been seen. */
const sightMs = 1_000

function useInSight(act: () => void) {
  const element = useRef<HTMLLIElement>(null)
  const seen = useEffectEvent(act)
  useEffect(() => {
    if (!element.current) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const watch = new IntersectionObserver(
      ([entry]) => {
        clearTimeout(timer)
        if (!entry?.isIntersecting) return
        timer = setTimeout(() => {
          watch.disconnect()
          seen()
        }, sightMs)
      },
      { threshold: 0.6 },
    )
    watch.observe(element.current)
    return () => {
      clearTimeout(timer)
      watch.disconnect()
    }
  }, [])
  return element
}
