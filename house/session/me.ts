import { useSyncExternalStore } from 'react'
import { useRead } from '#api/reads.ts'
import { accounts } from '#contract/accounts.ts'
import type { Profile } from '#contract/profile.ts'
import { useSession } from './session-context.ts'

/** The reader. `unknown` on the server, while hydrating and until the profile is loaded: reserve the space then. */
export type Me =
  | { readonly status: 'unknown'; readonly profile: null }
  | { readonly status: 'guest'; readonly profile: null }
  | { readonly status: 'member'; readonly profile: Profile }

/** The reader of this page. On the server it is always `unknown`, and nothing is read. */
export const useMe: () => Me = import.meta.env.SSR ? () => unknownReader : useReader

const unknownReader: Me = { status: 'unknown', profile: null }

function useReader(): Me {
  const token = useToken()
  const { value, loading } = useRead(accounts.calls.me, {}, { enabled: Boolean(token), quiet: true })
  if (token && value) return { status: 'member', profile: value }
  return { status: token === null || loading ? 'unknown' : 'guest', profile: null }
}

/** The stored token; empty for guests; null on the server and while hydrating. */
export const useToken = (): string | null => {
  const { store } = useSession()
  return useSyncExternalStore<string | null>(store.subscribe, store.token, () => null)
}

/** Runs an act for members. A guest must log in first; the act runs after that. */
export const useRequireMember = (): ((then: () => void) => void) => {
  const { store, dialogs } = useSession()
  return (then) => {
    if (store.token()) then()
    else void dialogs.login({ titled: true }).then((passed) => passed && then())
  }
}
