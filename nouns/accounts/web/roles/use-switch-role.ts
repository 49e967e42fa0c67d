import { useState } from 'react'
import type { Answer } from '#api/answer.ts'
import { useApi } from '#api/api-context.ts'
import { mayLeave } from '#design/parts/over/leaving.ts'
import { useToast } from '#design/parts/over/toast.tsx'
import { useSignIn } from '#session/log-in/sign-in.ts'
import { useWords } from '#session/words.tsx'
import { roles } from '../../contract/roles.ts'
import { rolesPack } from '../../words/roles.pack.ts'

interface SwitchRole {
  /** Switches to the account, after asking about typed words that would be lost. `refused` hears of a refusal. */
  readonly run: (to: { readonly UID: number; readonly code?: string }, refused?: Refused) => void
  readonly busy: boolean
}

type Refused = (answer: Extract<Answer<unknown>, { ok: false }>) => void

/**
 * Continues in this browser as another account of the same person. What is one's own is read anew, and other tabs follow as they do
 * after a log-in. The call is made without `useWrite`: that would read again with the token that has just ended.
 */
export function useSwitchRole(): SwitchRole {
  const { call, tell } = useApi()
  const words = useWords(rolesPack)
  const signIn = useSignIn()
  const toast = useToast()
  const [busy, setBusy] = useState(false)
  const change = async (to: { readonly UID: number; readonly code?: string }, refused?: Refused) => {
    setBusy(true)
    const answer = await call(roles.calls.change, to)
    setBusy(false)
    if (answer.ok) {
      signIn(answer.value)
      toast.success(words.switched(answer.value.nick))
    } else if (refused) refused(answer)
    else if (answer.auth === '') tell.problem(answer)
  }
  const run: SwitchRole['run'] = (to, refused) => {
    const leave = () => void change(to, refused)
    if (!busy && mayLeave(document, leave)) leave()
  }
  return { run, busy }
}
