import type { DateKind } from '#rules/beijing-time.ts'
import { useTimes } from './times.ts'

export interface WhenProps {
  readonly at: string
  readonly kind?: DateKind
  readonly className?: string | undefined
}

/** An instant in the reader's time zone; the tooltip has the time of Beijing. */
export function When({ at, kind = 'dateTime', className }: WhenProps) {
  const { own, exact } = useTimes()
  return (
    <time dateTime={at} title={exact(at)} className={className}>
      {own(at, kind)}
    </time>
  )
}
