import { ResourceIcon } from '#design/art/resources/resource-icon.tsx'
import { classNames } from '#design/class-names.ts'
import { displayClass } from '#design/display.tsx'
import { Icon, type IconName } from '#design/icons/icon.tsx'
import { buttonClass } from '#design/parts/button.tsx'
import { cardClass } from '#design/parts/card.tsx'
import { monthOf, monthsLater, weeksOf } from '#rules/economy/sign-in-month.ts'
import { Link } from '#session/link.tsx'
import { useWords } from '#session/words.tsx'
import type { SignInCalendar } from '../contract/sign-in.ts'
import { signInPack } from '../words/sign-in.pack.ts'
import styles from './month-card.module.css'

export interface MonthCardProps {
  readonly calendar: SignInCalendar
  /** The next month is being read. */
  readonly stale: boolean
}

/** A month of sign-in days, with ways to the months around it. */
export function MonthCard({ calendar, stale }: MonthCardProps) {
  const words = useWords(signInPack)
  const { MONTH, TODAY, FIRST, DAYS } = calendar
  const present = monthOf(TODAY)
  const [year = 0, month = 0] = MONTH.split('-').map(Number)
  const power = DAYS.reduce((sum, { POWER }) => sum + POWER, 0)
  const name = words.month(year, month)
  return (
    <section className={cardClass({}, styles.card)} aria-labelledby="sign-in-month" aria-busy={stale || undefined}>
      <header className={styles.head}>
        <h2 id="sign-in-month" className={classNames(displayClass(name), styles.name)}>
          {name}
        </h2>
        <p className={styles.sum} role="status">
          {words.summary(DAYS.length, power)}
        </p>
        <nav className={styles.nav} aria-label={name}>
          <Step icon="chevron-left" to={MONTH > FIRST ? monthsLater(MONTH, -1) : null} label={words.earlier} />
          {MONTH !== present && (
            <Link to="/sign-in-days" stay className={buttonClass({ size: 'small' })}>
              {words.now}
            </Link>
          )}
          <Step icon="chevron-right" to={MONTH < present ? monthsLater(MONTH, 1) : null} label={words.later} />
        </nav>
      </header>
      <Days calendar={calendar} />
    </section>
  )
}

interface StepProps {
  readonly icon: IconName
  /** The month that it leads to; null if there is nothing to see there. */
  readonly to: string | null
  readonly label: string
}

function Step({ icon, to, label }: StepProps) {
  if (to === null)
    return (
      <span className={classNames(styles.step, styles.off)} aria-hidden>
        <Icon name={icon} size={20} />
      </span>
    )
  return (
    <Link to={`/sign-in-days?m=${to}`} stay className={styles.step} aria-label={label} data-tip={label}>
      <Icon name={icon} size={20} />
    </Link>
  )
}

function Days({ calendar: { MONTH, TODAY, DAYS } }: Pick<MonthCardProps, 'calendar'>) {
  const words = useWords(signInPack)
  const powers = new Map(DAYS.map(({ DAY, POWER }) => [DAY, POWER]))
  return (
    <table className={styles.days}>
      <thead>
        <tr>
          {words.weekdays.map((short) => (
            <th key={short} scope="col" aria-label={words.weekday(short)}>
              {short}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(MONTH).map((week) => (
          <tr key={week.find((day) => day !== null)}>
            {week.map((day, place) =>
              day === null ? (
                // biome-ignore lint/suspicious/noArrayIndexKey: places of a week never move
                <td key={place} className={styles.none} />
              ) : (
                <Day key={day} day={day} today={TODAY} power={powers.get(day)} />
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

interface DayProps {
  readonly day: string
  readonly today: string
  /** What the day brought; undefined if nothing. */
  readonly power: number | undefined
}

function Day({ day, today, power }: DayProps) {
  const words = useWords(signInPack)
  const got = power !== undefined && (power > 1 ? styles.strong : styles.got)
  const look = classNames(got, day === today && styles.today, day > today && styles.ahead)
  return (
    <td className={look} aria-current={day === today ? 'date' : undefined}>
      <time dateTime={day} className="num">
        {Number(day.slice(8))}
      </time>
      {power !== undefined && (
        <span className={styles.stamp}>
          <ResourceIcon kind="power" size={22} />
          {power > 1 && <b className="num">×{power}</b>}
          <span className="visually-hidden">{words.got(power)}</span>
        </span>
      )}
    </td>
  )
}
