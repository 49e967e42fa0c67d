import type { Profile } from '@patisserie/contract/profile'
import { site } from '@patisserie/contract/site'
import { useQueryClient } from '@tanstack/react-query'
import type { Answer } from '../api/answer.ts'
import { forgetPersonalReads } from '../api/reads.ts'
import { useSession } from './session-context.ts'

/** Takes over the profile that a log-in or registration answered. */
export const useSignIn = (): ((profile: Profile) => void) => {
  const { store } = useSession()
  const queries = useQueryClient()
  return (profile) => {
    forgetPersonalReads(queries)
    const answer: Answer<Profile> = { ok: true, value: profile }
    queries.setQueryData([site.accounts.calls.me.path, {}], answer)
    store.signIn(profile.token)
  }
}
