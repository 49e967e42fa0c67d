import { bullets, materials, type Resource } from '../ledger/resources.ts'
import { privilegeMax } from '../people/privileges.ts'
import { moonCakeScore, prices, sellPercent } from './economy-rates.ts'

/** Materials that the shop sells: the bet-themed one is only won. */
export const shopMaterials = materials.filter((each) => each !== 'bocai')
type ShopMaterial = Exclude<(typeof materials)[number], 'bocai'>

/** Levels: their prices double from one to the next and do not drift. */
export const levelItems = ['player', 'bomb'] as const
export type LevelItem = (typeof levelItems)[number]

/** What has a base price that drifts. A skin is no resource: it belongs to a dessert. */
export const driftingItems = ['power', 'point', ...bullets, ...(shopMaterials as ShopMaterial[]), 'skin'] as const
export type DriftingItem = (typeof driftingItems)[number]

export type ShopItem = DriftingItem | LevelItem
export const shopItems: readonly ShopItem[] = [...driftingItems, ...levelItems]

/** What the shop buys back. */
export const soldItems = ['power', 'point'] as const
export type SoldItem = (typeof soldItems)[number]

export const isLevelItem = (item: ShopItem): item is LevelItem => (levelItems as readonly string[]).includes(item)
export const isMaterialItem = (item: ShopItem): boolean => (shopMaterials as readonly string[]).includes(item)
export const isSoldItem = (item: Resource): item is SoldItem => (soldItems as readonly string[]).includes(item)

const priceOfBullet = Object.fromEntries(bullets.map((each) => [each, prices.bullet]))
const priceOfMaterial = Object.fromEntries(shopMaterials.map((each) => [each, prices.material]))
const bases = {
  power: prices.power,
  point: prices.point,
  skin: prices.skin,
  ...priceOfBullet,
  ...priceOfMaterial,
} as Readonly<Record<DriftingItem, number>> // every drifting item is named above

/** The price of one unit without drift, in score. */
export const basePrice = (item: DriftingItem): number => bases[item]

/** The price of one unit at a drift, in whole score. */
export const driftedPrice = (item: DriftingItem, permille: number): number =>
  Math.floor((basePrice(item) * (1_000 + permille)) / 1_000)

/** The price of the `level`th level of a kind, from 1 to `privilegeMax`. */
export const levelPrice = (item: LevelItem, level: number): number => {
  if (!Number.isInteger(level) || level < 1 || level > privilegeMax) throw new RangeError(`no level ${level}`)
  return (item === 'player' ? prices.life : prices.bomb) * 2 ** (level - 1)
}

/** What the shop pays for one unit. It does not drift. */
export const sellPrice = (item: SoldItem, { moonCake }: { readonly moonCake: boolean }): number =>
  Math.floor((basePrice(item) * sellPercent) / 100) + (moonCake && item === 'point' ? moonCakeScore : 0)
