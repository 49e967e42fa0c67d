import { useEffect, useRef } from 'react'
import { useApi } from '#api/api-context.ts'
import { useReads } from '#api/reads.ts'
import { reminderViews } from '#cards/reminder/reminder-views.ts'
import { accounts } from '#contract/accounts.ts'
import type { ReminderRow } from '#contract/reminders.ts'
import { reminders } from '#contract/reminders.ts'
import type { ReminderKind } from '#rules/people/reminder-kind.ts'
import { beforeLogOut } from '#session/log-in/before-log-out.ts'
import { readStored, storageKeys, store } from '#session/storage.ts'
import { oneSeen, readAcknowledged, writeAcknowledged } from '../rules/reminders.ts'

/** Milliseconds in which seen reminders are gathered into one call. */
const togetherMs = 700

/** Whether this browser has shown the reminder to its reader, whatever the server knows yet. */
export const isAcknowledged = (id: number): boolean =>
  readAcknowledged(readStored(storageKeys.acknowledged)).includes(id)

export interface Acknowledging {
  readonly seen: (row: SeenRow) => void
  /** Tells the server at once what was seen. */
  readonly flush: () => Promise<void>
}

type SeenRow = Pick<ReminderRow, 'KeyID' | 'KIND'>

/**
 * Takes a reminder off the counters once it was seen: by one at once, then by what the server says. Ids stay in local
 * storage, so that what was seen without network is told the next time.
 */
export function useAcknowledge(): Acknowledging {
  const { call } = useApi()
  const { patch } = useReads()
  const waiting = useRef(new Set<number>())
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const count = (change: (unread: number) => number) =>
    patch(accounts.calls.me, (profile) => ({ ...profile, remindNum: change(profile.remindNum) }))

  const tell = async () => {
    const ids = [...waiting.current]
    if (ids.length === 0) return
    waiting.current.clear()
    const answer = await call(reminders.calls.read, { ids }, { quiet: true })
    if (answer.ok) count(() => answer.value.unread)
  }
  const countGroup = (kind: ReminderKind) => {
    const group = reminderViews[kind].group
    patch(reminders.calls.counts, (counts) => ({
      ...counts,
      unread: oneSeen(counts.unread),
      groups: { ...counts.groups, [group]: oneSeen(counts.groups[group]) },
    }))
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
    const stay = beforeLogOut(() => told.current())
    return () => {
      removeEventListener('pagehide', leave)
      stay()
      leave()
    }
  }, [])
  const seen = ({ KeyID, KIND }: SeenRow) => {
    if (waiting.current.has(KeyID)) return
    const known = readAcknowledged(readStored(storageKeys.acknowledged))
    if (!known.includes(KeyID)) {
      store(storageKeys.acknowledged, writeAcknowledged([...known, KeyID]))
      count(oneSeen)
      countGroup(KIND)
    }
    waiting.current.add(KeyID)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void told.current(), togetherMs)
  }
  const flush = () => {
    clearTimeout(timer.current)
    return told.current()
  }
  return { seen, flush }
}
