import { site } from '@patisserie/contract/site'
import { oneSeen, readAcknowledged, writeAcknowledged } from '@patisserie/rules/people/reminders'
import { useEffect, useRef } from 'react'
import { useApi } from '../../api/api-context.ts'
import { useReads } from '../../api/reads.ts'
import { readStored, storageKeys, store } from '../../session/storage.ts'

/** Milliseconds in which seen reminders are gathered into one call. */
const togetherMs = 700

/** Whether this browser has shown the reminder to its reader, whatever the server knows yet. */
export const isAcknowledged = (id: number): boolean =>
  readAcknowledged(readStored(storageKeys.acknowledged)).includes(id)

/**
 * Takes a reminder off the counter once it was seen: by one at once, then by what the server says. Ids stay in local
 * storage, so that what was seen without network is told the next time.
 */
export function useAcknowledge(): (id: number) => void {
  const { call } = useApi()
  const { patch } = useReads()
  const waiting = useRef(new Set<number>())
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const count = (change: (unread: number) => number) =>
    patch(site.accounts.calls.me, (profile) => ({ ...profile, remindNum: change(profile.remindNum) }))

  const tell = async () => {
    const ids = [...waiting.current]
    if (ids.length === 0) return
    waiting.current.clear()
    const answer = await call(site.reminders.calls.read, { ids }, { quiet: true })
    if (answer.ok) count(() => answer.value.unread)
  }
  const told = useRef(tell)
  useEffect(() => {
    told.current = tell
  })
  // The last seen reminders are sent even after the page was left.
  useEffect(() => {
    const leave = () => {
      clearTimeout(timer.current)
      void told.current()
    }
    addEventListener('pagehide', leave)
    return () => {
      removeEventListener('pagehide', leave)
      leave()
    }
  }, [])
  return (id) => {
    if (waiting.current.has(id)) return
    const known = readAcknowledged(readStored(storageKeys.acknowledged))
    if (!known.includes(id)) {
      store(storageKeys.acknowledged, writeAcknowledged([...known, id]))
      count(oneSeen)
    }
    waiting.current.add(id)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void told.current(), togetherMs)
  }
}
