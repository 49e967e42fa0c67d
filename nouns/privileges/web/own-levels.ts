import type { Out } from '@patisserie/contract/endpoint'
import { site } from '@patisserie/contract/site'
import { useRead } from '../../api/reads.ts'
import { useMe } from '../../session/me.ts'

export type OwnLevels = Out<typeof site.privileges.calls.own>

/** The reader's levels and what has come together towards the next; null for guests, on the server and until it is loaded. */
export function useOwnLevels(): OwnLevels | null {
  const isMember = useMe().status === 'member'
  return useRead(site.privileges.calls.own, {}, { enabled: isMember, quiet: true }).value ?? null
}
