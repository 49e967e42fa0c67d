import {
  type DriftingItem,
  isLevelItem,
  type LevelItem,
  levelItems,
  type ShopItem,
  shopMaterials,
} from '#rules/economy/prices.ts'
import { bullets } from '#rules/ledger/resources.ts'

/** What the counter sells by the piece: items of `driftingItems` that are resources. */
export type Piece = Exclude<DriftingItem, 'skin'>
/** What the counter sells. */
export type Ware = Piece | LevelItem

/** The wares by kind, in the order in which the counter shows them. */
export const wareKinds = {
  items: ['power', 'point'],
  bullets,
  materials: shopMaterials as readonly Exclude<(typeof shopMaterials)[number], 'bocai'>[],
  levels: levelItems,
} as const satisfies Readonly<Record<string, readonly Ware[]>>
export type WareKind = keyof typeof wareKinds

export const pieces: readonly Piece[] = [...wareKinds.items, ...wareKinds.bullets, ...wareKinds.materials]
export const wares: readonly Ware[] = [...pieces, ...levelItems]

/** The most that is bought or sold at once. */
export const countMost = 99

/** Why so many of an item cannot be bought at once; null if they can. Levels go one at a time. */
export const countProblem = (item: ShopItem, count: number): 'countMany' | 'oneLevel' | null => {
  if (isLevelItem(item)) return count > 1 ? 'oneLevel' : null
  return count > countMost ? 'countMany' : null
}
