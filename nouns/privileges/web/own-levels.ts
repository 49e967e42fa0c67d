import { useRead } from '#api/reads.ts'
import type { Out } from '#contract/endpoint.ts'
import { privileges } from '#contract/privileges.ts'
import { useMe } from '#session/me.ts'

export const levelKinds = ['life', 'bomb'] as const
export type LevelKind = (typeof levelKinds)[number]

export type OwnLevels = Out<typeof privileges.calls.own>

/** The reader's levels and what has come together towards the next; null for guests, on the server and until it is loaded. */
export function useOwnLevels(): OwnLevels | null {
  const isMember = useMe().status === 'member'
  return useRead(privileges.calls.own, {}, { enabled: isMember, quiet: true }).value ?? null
}
