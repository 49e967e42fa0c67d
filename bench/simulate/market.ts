import { atBase, type Drift, driftAfter } from '#nouns/shop/rules/drift.ts'
import { type DiscountKind, type Quote, quote } from '#nouns/shop/rules/quote.ts'
import {
  type DriftingItem,
  driftingItems,
  isLevelItem,
  type ShopItem,
  type SoldItem,
  sellPrice,
} from '#rules/economy/prices.ts'
import type { Account, Book } from './book.ts'

/** On so many days of every `activityEvery` an activity runs: four for three of everything that drifts. */
const activityDays = 3
const activityEvery = 30

/** The shop, by the rules' own prices, drifts and discounts. */
export class Market {
  readonly #drifts = new Map<DriftingItem, Drift>(driftingItems.map((item) => [item, atBase(0)]))
  readonly #bought = new Map<DriftingItem, number>()

  permille(item: DriftingItem, hour: number): number {
    const drift = this.#drifts.get(item) ?? atBase(0)
    if (hour === drift.hour) return drift.permille
    const next = driftAfter(drift, this.#bought.get(item) ?? 0, hour)
    this.#drifts.set(item, next)
    this.#bought.set(item, 0)
    return next.permille
  }

  quote(buyer: Account, { item, count, hour, orange }: Order): Quote | null {
    const drifts = !isLevelItem(item)
    return quote({
      item,
      count,
      permille: drifts ? this.permille(item, hour) : 0,
      discounts: drifts ? [...orange, ...(this.#activity(hour) ? (['activity'] as const) : [])] : [],
      owned: drifts ? 0 : buyer.balances[item],
    })
  }

  /** Buys, and answers what it cost; null if it is too dear or not to be had. */
  buy(book: Book, buyer: Account, order: Order): number | null {
    const asked = this.quote(buyer, order)
    if (!asked || asked.total > buyer.balances.score) return null
    const { item, count } = order
    book.burn(buyer, { resource: 'score', amount: asked.total, reason: item === 'skin' ? 'skin' : 'buy' })
    if (item !== 'skin') book.mint(buyer, { resource: item, amount: count, reason: 'buy' })
    if (!isLevelItem(item)) this.#bought.set(item, (this.#bought.get(item) ?? 0) + count)
    return asked.total
  }

  /** Sells; what the moon-cake adds to the worth is income. */
  sell(book: Book, seller: Account, { item, count, moonCake }: Sale): void {
    if (count <= 0) return
    const paid = sellPrice(item, { moonCake }) * count
    book.burn(seller, { resource: item, amount: count, reason: 'sell' })
    book.mint(seller, { resource: 'score', amount: paid, reason: 'sell' })
    book.countIncome(seller, item, -count)
    book.countIncome(seller, 'score', paid)
  }

  /** How far prices stand from their base, in thousandths: the mean of all items. */
  meanDrift(hour: number): number {
    return driftingItems.reduce((sum, item) => sum + this.permille(item, hour), 0) / driftingItems.length
  }

  #activity(hour: number): boolean {
    return Math.floor(hour / 24) % activityEvery >= activityEvery - activityDays
  }
}

interface Order {
  readonly item: ShopItem
  readonly count: number
  readonly hour: number
  readonly orange: readonly DiscountKind[]
}

interface Sale {
  readonly item: SoldItem
  readonly count: number
  readonly moonCake: boolean
}
