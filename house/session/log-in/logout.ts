import { useQueryClient } from '@tanstack/react-query'
import { passing } from '#api/answer.ts'
import { useApi } from '#api/api-context.ts'
import { forgetPersonalReads } from '#api/reads.ts'
import { accounts } from '#contract/accounts.ts'
import { mayLeave } from '#design/parts/over/leaving.ts'
import { useToast } from '#design/parts/over/toast.tsx'
import * as limits from '#rules/people/account-limits.ts'
import { useSession } from '../session-context.ts'
import { clearKeptElsewhere } from '../typed/clear-kept.ts'
import { forgetKeptFiles } from '../typed/kept-files.ts'
import { useWords } from '../words.tsx'
import { sendOwed } from './before-log-out.ts'
import { keepLeftToken } from './left-tokens.ts'

/**
 * Ends the session. Profile and preferences return to the defaults; language, theme and side bar stay. A staff member
 * who had entered another account gets their own session back after a reload.
 */
export const useLogout = (): (() => void) => {
  const { call } = useApi()
  const { store } = useSession()
  const queries = useQueryClient()
  const toast = useToast()
  const words = useWords().session
  const leave = async () => {
    await sendOwed()
    const token = store.token()
    const answer = await call(accounts.calls.logout, {}, { quiet: true, token })
    // Without network the token is forgotten here, and the server's session is ended later.
    if (passing(answer)) keepLeftToken(token, call)
    clearKeptElsewhere()
    void forgetKeptFiles(Number(store.writer()))
    const returned = store.signOut()
    forgetPersonalReads(queries)
    // What they offer to undo was the member's.
    toast.clear()
    if (!returned) return toast.success(words.loggedOut)
    toast.info(words.returned)
    setTimeout(() => location.reload(), limits.impersonationReloadMs)
  }
  const ended = () => void leave()
  return () => {
    if (mayLeave(document, ended)) ended()
  }
}
