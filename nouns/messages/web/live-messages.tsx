import { useEffect, useRef } from 'react'
import { useReads } from '#api/reads.ts'
import { accounts } from '#contract/accounts.ts'
import { useLive, useLiveSilent } from '#session/live/live-wishes.ts'

/** Milliseconds between reads of open conversations while there is no live stream. */
const askEveryMs = 20_000

/** Keeps the number beside the letter as the server has it, and rereads open conversations when one has changed. */
export function LiveMessages() {
  const { patch, touch } = useReads()
  const known = useRef<number>(null)
  const silent = useLiveSilent()
  useLive('messages', null, ({ unread, at }) => {
    if (typeof unread !== 'number' || typeof at !== 'number') return
    patch(accounts.calls.me, (profile) => ({ ...profile, messageNum: unread }), 'told')
    // The first state, too: the page may have read its conversations before the last change.
    if (at !== known.current) touch(['messages'])
    known.current = at
  })
  useEffect(() => {
    if (!silent) return
    const timer = setInterval(() => touch(['messages']), askEveryMs)
    return () => clearInterval(timer)
  }, [silent, touch])
  return null
}
