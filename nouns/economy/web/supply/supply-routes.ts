import { type Resource, resources } from '#rules/ledger/resources.ts'
import { type SupplyPeriod, supplyPeriods } from '#rules/ledger/supply.ts'

/** Declared search parameters of `/supply`: what is left out is thirty days, and no large chart. */
export interface SupplySearch {
  readonly period?: SupplyPeriod | undefined
  readonly resource?: Resource | undefined
}

export const supplySearch = (raw: Readonly<Record<string, unknown>>): SupplySearch => {
  const period = supplyPeriods.find((known) => known === raw.period && known !== '30d')
  const resource = resources.find((known) => known === raw.resource)
  return { ...(period && { period }), ...(resource && { resource }) }
}

/** The address of a view, its parameters in the order of their names, as the router writes them. */
export function supplyPath({ period, resource }: SupplySearch): string {
  const shown = { period: period === '30d' ? undefined : period, resource }
  const pairs = Object.entries(shown).flatMap(([name, value]) => (value ? [[name, value]] : []))
  return pairs.length === 0 ? '/supply' : `/supply?${new URLSearchParams(pairs)}`
}
