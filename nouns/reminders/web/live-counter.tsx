import { useEffect, useEffectEvent } from 'react'
import { useApi } from '#api/api-context.ts'
import { useReads } from '#api/reads.ts'
import { accounts } from '#contract/accounts.ts'
import { reminders } from '#contract/reminders.ts'
import { useLive, useLiveSilent } from '#session/live/live-wishes.ts'

/** Milliseconds between reads of the count while there is no live stream. */
const askEveryMs = 60_000

/** Keeps the counts beside the bell as the server has them: by the stream, or by asking where there is none. */
export function LiveCounter() {
  const { call } = useApi()
  const { patch } = useReads()
  const { me } = accounts.calls
  const silent = useLiveSilent()
  useLive('reminders', null, ({ unread, followers }) => {
    if (typeof unread !== 'number' || typeof followers !== 'number') return
    patch(me, (profile) => ({ ...profile, remindNum: unread, pyNum: followers }), 'told')
  })
  const ask = useEffectEvent(async () => {
    const answer = await call(reminders.calls.fresh, {}, { quiet: true })
    if (answer.ok) patch(me, (profile) => ({ ...profile, remindNum: answer.value.unread }), 'told')
  })
  useEffect(() => {
    if (!silent) return
    void ask()
    const timer = setInterval(() => void ask(), askEveryMs)
    return () => clearInterval(timer)
  }, [silent])
  return null
}
