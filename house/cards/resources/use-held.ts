import { useRead } from '#api/reads.ts'
import { economy } from '#contract/economy.ts'
import type { Resource } from '#rules/ledger/resources.ts'

/** How much the member holds of each resource; 0 until it is read. The wallet of the frame keeps it up to date. */
export function useHeld() {
  const read = useRead(economy.calls.resources, {}, { quiet: true })
  return { read, held: (resource: Resource): number => read.value?.balances[resource] ?? 0 }
}
