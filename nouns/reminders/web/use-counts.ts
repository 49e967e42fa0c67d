import { useEffect, useEffectEvent } from 'react'
import { useRead } from '#api/reads.ts'
import type { Out } from '#contract/endpoint.ts'
import { reminders } from '#contract/reminders.ts'
import type { ReminderGroup } from '#rules/people/reminder-group.ts'
import { useLive, useLiveSilent } from '#session/live/live-wishes.ts'

/** Milliseconds between reads of the counts while there is no live stream. */
const askEveryMs = 60_000

type Counts = Out<typeof reminders.calls.counts>

export interface CountsAsked {
  /** The `newest` of the list that is shown; undefined while it is loading. */
  readonly since: number | undefined
  readonly group: ReminderGroup | undefined
}

/** The numbers of unread reminders, read again whenever the server says that the member's reminders changed. */
export function useCounts({ since, group }: CountsAsked): Counts | undefined {
  const asked = { ...(since === undefined ? {} : { since }), ...(group ? { group } : {}) }
  const read = useRead(reminders.calls.counts, asked, {
    quiet: true,
    keep: true,
    enabled: since !== undefined,
  })
  const again = useEffectEvent(() => {
    if (since !== undefined) read.again()
  })
  useLive('reminders', null, () => again())
  const silent = useLiveSilent()
  useEffect(() => {
    if (!silent) return
    const timer = setInterval(again, askEveryMs)
    return () => clearInterval(timer)
  }, [silent])
  return read.value
}
