import { useRead } from '#api/reads.ts'
import { economy } from '#nouns/economy/contract/economy.ts'
import type { Resource } from '#rules/ledger/resources.ts'

/** How much the member holds of each resource; kept up to date by the wallet of the frame. */
export function useHeld() {
  const read = useRead(economy.calls.resources, {}, { quiet: true })
  return { read, held: (resource: Resource): number => read.value?.balances[resource] ?? 0 }
}
