import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useApi } from '#api/api-context.ts'
import { rereadPersonal, useRead, useReads } from '#api/reads.ts'
import { accounts } from '#contract/accounts.ts'
import { useToast } from '#design/parts/over/toast.tsx'
import { loadPart } from './load-part.ts'
import { useToken } from './me.ts'
import { useSession } from './session-context.ts'
import { readStored, storageKeys } from './storage.ts'
import { useWords } from './words.tsx'

/** Code that few visits need, in a chunk of its own. */
const load = loadPart(() => import('./session-seldom.ts'))
/** Ignores a failed load: the next page tries again. */
const noMatter = () => undefined

/**
 * Keeps the session in step with the server: forgets an expired token, follows the other tabs, and shows the gift of
 * the day, which leads to the calendar of sign-in days.
 */
export function SessionKeeper({ onCalendar }: { readonly onCalendar: () => void }) {
  const { store } = useSession()
  const token = useToken()
  const me = accounts.calls.me
  const { value, refusal } = useRead(me, {}, { enabled: Boolean(token), quiet: true })
  const { patch } = useReads()
  const toast = useToast()
  const words = useWords()

  const { call } = useApi()
  useEffect(() => {
    if (readStored(storageKeys.leftTokens)) void load().then(({ endLeftTokens }) => endLeftTokens(call), noMatter)
  }, [call])
  const queries = useQueryClient()
  useEffect(() => store.onElsewhere(() => rereadPersonal(queries)), [store, queries])

  const ended = Boolean(token) && refusal === 'auth.login'
  useEffect(() => {
    if (ended) store.expire()
  }, [ended, store])

  const id = value?.id
  useEffect(() => {
    if (id !== undefined) store.known(id)
  }, [id, store])

  const gift = value?.todayPower ?? ''
  // biome-ignore lint/correctness/useExhaustiveDependencies: said once a gift
  useEffect(() => {
    if (!gift) return
    void load().then(({ powerNotice, celebrate }) => {
      const notice = powerNotice(gift, words)
      if (!notice) return
      celebrate('coffee')
      toast.success(notice, { label: words.success.calendar, act: onCalendar })
      patch(me, (profile) => ({ ...profile, todayPower: '' }))
    }, noMatter)
  }, [gift])
  return null
}
