import { site } from '@patisserie/contract/site'
import type { Resource } from '@patisserie/rules/ledger/resources'
import { useRead } from '../../../api/reads.ts'

/** How much the member holds of each resource; kept up to date by the wallet of the frame. */
export function useHeld() {
  const read = useRead(site.economy.calls.resources, {}, { quiet: true })
  return { read, held: (resource: Resource): number => read.value?.balances[resource] ?? 0 }
}
