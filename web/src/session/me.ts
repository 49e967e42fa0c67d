import type { Profile } from '@patisserie/contract/profile'
import { site } from '@patisserie/contract/site'
import { useSyncExternalStore } from 'react'
import { useRead } from '../api/reads.ts'
import { useSession } from './session-context.ts'

/** Unknown on the server, while hydrating and until the profile is there: keep the place free. */
export type Me =
  | { readonly status: 'unknown'; readonly profile: null }
  | { readonly status: 'guest'; readonly profile: null }
  | { readonly status: 'member'; readonly profile: Profile }

/** Who reads this page; while it is rendered on the server, nobody knows, and nothing is asked. */
export const useMe: () => Me = import.meta.env.SSR ? () => unknownReader : useReader

const unknownReader: Me = { status: 'unknown', profile: null }

function useReader(): Me {
  const token = useToken()
  const { value, loading } = useRead(site.accounts.calls.me, {}, { enabled: Boolean(token), quiet: true })
  if (token && value) return { status: 'member', profile: value }
  return { status: token === null || loading ? 'unknown' : 'guest', profile: null }
}

/** The stored token, empty for guests; null on the server and while hydrating. */
export const useToken = (): string | null => {
  const { store } = useSession()
  return useSyncExternalStore<string | null>(store.subscribe, store.token, () => null)
}

/** Runs an act for members; a guest logs in first, then the act goes on. */
export const useRequireMember = (): ((then: () => void) => void) => {
  const { store, dialogs } = useSession()
  return (then) => {
    if (store.token()) then()
    else void dialogs.login({ titled: true }).then((passed) => passed && then())
  }
}
