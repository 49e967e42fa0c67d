import { useEffect, useEffectEvent } from 'react'
import { classNames } from '#design/class-names.ts'
import { displayClass } from '#design/display.tsx'
import { useTimes } from '#session/times.ts'
import { useWords } from '#session/words.tsx'
import { betsPack } from '../../words/bets.pack.ts'
import { timeLeft } from './time-left.ts'
import { useServerTime } from './use-server-time.ts'

export interface CountdownProps {
  readonly until: string
  /** In the display face. */
  readonly large?: boolean | undefined
  /** Called once when the time is over while the page is open. */
  readonly onOver?: (() => void) | undefined
  readonly className?: string | undefined
}

/** The time until an instant, by the server's clock; the instant itself is in the tooltip. */
export function Countdown({ until, large, onOver, className }: CountdownProps) {
  const words = useWords(betsPack)
  const { exact } = useTimes()
  const now = useServerTime()
  const { days, hours, minutes, seconds, isOver } = timeLeft(until, now)
  const tell = useEffectEvent(() => onOver?.())
  useEffect(() => {
    if (isOver) tell()
  }, [isOver])
  if (isOver) return <span className={classNames('num', className)}>{words.closed}</span>
  const two = (n: number) => String(n).padStart(2, '0')
  const text =
    days > 0
      ? words.days(days, hours)
      : large
        ? `${two(hours)}:${two(minutes)}:${two(seconds)}`
        : hours > 0
          ? words.hours(hours, minutes)
          : words.minutes(minutes, seconds)
  return (
    <time
      dateTime={until}
      title={exact(until)}
      role="timer"
      aria-label={words.countLabel(days, hours, minutes)}
      className={classNames(large ? displayClass(text) : 'num', className)}
      suppressHydrationWarning
    >
      {text}
    </time>
  )
}
