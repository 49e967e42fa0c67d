import { type ForagePlace, forageTables } from '#rules/desserts/outings.ts'
import { type Material, materials } from '#rules/ledger/resources.ts'

/** Materials of a place, the most frequent first. Shares add up to 1. */
export const foundAt = (place: ForagePlace): readonly { readonly material: Material; readonly share: number }[] => {
  const table: Partial<Record<Material, number>> = forageTables[place]
  const sum = Object.values(table).reduce((total, weight) => total + weight, 0)
  return materials
    .flatMap((material) => (table[material] ? [{ material, share: table[material] / sum }] : []))
    .toSorted((a, b) => b.share - a.share)
}
