import { expect } from 'vitest'
import { gifts } from '#nouns/gifts/contract/gifts.ts'
import { type Receipt, shop } from '#nouns/shop/contract/shop.ts'
import { pieces } from '#nouns/shop/rules/wares.ts'
import { sellsDearer, shopDiscounts } from '#rules/desserts/effects.ts'
import { giving } from '#rules/economy/economy-rates.ts'
import { giftWorth, isGiftable } from '#rules/economy/gift-worth.ts'
import { isMaterialItem, levelPrice } from '#rules/economy/prices.ts'
import { type Resource, resources } from '#rules/ledger/resources.ts'
import { as, attempt, chosen, mostly, type Prepare, type Scene } from './attempt.ts'
import { accountOf, type Book, change, heldOf } from './book.ts'
import { mayShow } from './kitchen.ts'
import { giftsOf, receivedOf } from './received.ts'
import { ageOf, daysOf, type Gift, nowOf, type World } from './world.ts'

/** What a purchase may cost now, by the prices that everybody sees and by what the buyer may display. */
async function costsOf({ world: { site }, book, by, alone }: Scene, item: (typeof pieces)[number], count: number) {
  const { items, activities } = (await site.call(shop.calls.prices, {})).data
  const price = items.find((each) => each.item === item)?.price ?? 0
  const now = site.site.foundation.now().toISOString()
  const runs = activities.some(({ items, start, end }) => items.includes(item) && start <= now && now < end)
  const quarter = price * Math.floor(count / 4)
  const full = price * count
  const costs = mayShow(book.kitchens, by.id, alone).map((shown) => {
    const saves = shopDiscounts(shown).map((kind) => {
      if (kind === 'orange') return item === 'power' || item === 'point' ? 1_000 * count : 0
      return isMaterialItem(item) ? quarter : 0
    })
    return full - Math.min(Math.floor(full / 2), Math.max(0, runs ? quarter : 0, ...saves))
  })
  return [...new Set(costs)]
}

const buy =
  (cheaper: boolean): Prepare =>
  async (scene) => {
    const { world, act, by, alone } = scene
    const item = chosen(pieces, act) ?? 'power'
    const count = [1, 2, 4, 9, 100][Math.floor(act.n / 20) % 5] ?? 1
    const costs = await costsOf(scene, item, count)
    const price = cheaper ? Math.floor(Math.min(...costs) * 0.99) : Math.max(...costs)
    return attempt(
      (key) => world.site.call(shop.calls.buy, { item, count, price }, as(by, key)),
      (receipt, after) => {
        expect([count > 99, cheaper, by.kind === 'robot']).toEqual([false, false, false])
        expectReceipt(receipt, { by, after, alone })
        return costs.map((cost) => change([by.id, 'score', -cost], [by.id, item, count]))
      },
    )
  }

/** A receipt says what the ledger says. */
function expectReceipt({ moved }: Receipt, { by, after, alone }: Pick<Scene, 'by' | 'alone'> & { after: Book }): void {
  if (!alone) return
  for (const { resource, balance } of moved) expect(balance).toBe(heldOf(after, by.id, resource))
}

const buyLevel: Prepare = ({ world, act, by, book, alone }) => {
  const item = act.n % 2 === 0 ? 'player' : 'bomb'
  const owned = heldOf(book, by.id, item)
  const price = owned < 8 ? levelPrice(item, owned + 1) : 10_000_000
  return attempt(
    (key) => world.site.call(shop.calls.buy, { item, count: 1, price }, as(by, key)),
    (receipt, after) => {
      expectReceipt(receipt, { by, after, alone })
      expect(owned).toBeLessThan(8)
      return [change([by.id, 'score', -price], [by.id, item, 1])]
    },
  )
}

const sell: Prepare = ({ world, act, by, book, alone }) => {
  const item = act.n % 2 === 0 ? 'power' : 'point'
  const has = heldOf(book, by.id, item)
  const count = [1, has, has + 1, 1][act.n % 4] || 1
  const price = 8_000 * count
  return attempt(
    (key) => world.site.call(shop.calls.sell, { item, count, price }, as(by, key)),
    (receipt, after) => {
      expectReceipt(receipt, { by, after, alone })
      const dearer = mayShow(book.kitchens, by.id, alone).map((shown) => item === 'point' && sellsDearer(shown))
      return [...new Set(dearer)].map((isDearer) =>
        change([by.id, item, -count], [by.id, 'score', price + (isDearer ? 1_000 * count : 0)]),
      )
    },
  )
}

const give: Prepare = ({ world, act, by, to, book, alone }) => {
  const owned = resources.filter((each) => heldOf(book, by.id, each) > 0)
  const resource = chosen(owned.length > 0 ? owned : resources, act) ?? 'score'
  const has = heldOf(book, by.id, resource)
  const amount = [1, 2, has, 1][Math.floor(act.n / 17) % 4] || 1
  const note = `gift ${world.run}.${++world.names}`
  return attempt(
    (key) => world.site.call(gifts.calls.give, { receiver: to.id, resource, amount, note }, as(by, key)),
    () => {
      const worth = isGiftable(resource) ? giftWorth(resource, amount) : Number.POSITIVE_INFINITY
      const at = nowOf(world)
      const gift: Gift = { note, from: by, to, resource, amount, worth, at, state: 'given' }
      const [out, received] = [giftsOf(world, 'from', by) + worth, receivedOf(world, book.kitchens, to) + worth]
      expect(Math.max(out, received)).toBeLessThanOrEqual(giving.worthAWeek)
      expect(by.group).not.toBe(to.group)
      expect([by.kind, to.kind]).not.toContain('robot')
      expect(to.closed || to.kind === 'black' || to.kind === 'unverified').toBe(false)
      expect(ageOf(world, by.joined)).toBeGreaterThanOrEqual(daysOf(giving.days))
      if (alone) expect(resources.every((each) => accountOf(book, by.id, each).owed === 0)).toBe(true)
      world.gifts.push(gift)
      return [change([by.id, resource, -amount], [to.id, resource, amount])]
    },
  )
}

const giveWrong: Prepare = ({ world, act, by, to }) => {
  const amount = chosen([0, -1, 0.5, 1e15, 1e300, -1e-9, Number.MAX_SAFE_INTEGER], act) ?? 0
  const resource: Resource = act.n % 3 === 0 ? 'player' : 'power'
  return attempt(
    (key) => world.site.call(gifts.calls.give, { receiver: to.id, resource, amount, note: '' }, as(by, key)),
    () => expect.fail(`a gift of ${amount} ${resource} was given`),
  )
}

/** The number of a gift, by its note. */
async function idOf({ site }: World, { note }: Gift): Promise<number> {
  const { own } = site.site.foundation.db
  return (await own.selectFrom('gifts').select('id').where('note', '=', note).executeTakeFirstOrThrow()).id
}

const decline: Prepare = async ({ world, act, by }) => {
  const standing = world.gifts.filter(({ state }) => state === 'given')
  const gift = chosen(standing.length > 0 ? standing : world.gifts, act)
  if (!gift) return null
  const id = await idOf(world, gift)
  const { from, to, resource, amount } = gift
  const sender = mostly(to, by, act)
  return attempt(
    (key) => world.site.call(gifts.calls.decline, { id }, as(sender, key)),
    () => {
      expect([gift.state, to, from.closed]).toEqual(['given', sender, false])
      expect(ageOf(world, gift.at)).toBeLessThanOrEqual(daysOf(giving.declineDays) + 1_000)
      gift.state = 'declined'
      return [change([to.id, resource, -amount], [from.id, resource, amount])]
    },
  )
}

const takeBack: Prepare = async ({ world, act, book }) => {
  const gift = chosen(world.gifts, act)
  if (!gift) return null
  const id = await idOf(world, gift)
  return attempt(
    (key) => world.site.call(gifts.calls.takeBack, { id, reason: 'a ring' }, as(world.staff, key)),
    () => {
      expect([gift.state, gift.from.closed]).toEqual(['given', false])
      gift.state = 'takenBack'
      const { from, to, resource, amount } = gift
      const there = Math.min(amount, heldOf(book, to.id, resource))
      return [change([to.id, resource, -there], [from.id, resource, amount])]
    },
  )
}

const award: Prepare = ({ world, act, to }) => {
  const resource = chosen(resources, act) ?? 'score'
  const amount = [1, 2, 5][Math.floor(act.n / 17) % 3] ?? 1
  return attempt(
    (key) =>
      world.site.call(
        gifts.calls.award,
        { receiver: to.id, resource, amount, reason: 'a prize' },
        as(world.staff, key),
      ),
    () => {
      expect(to.closed || to.kind === 'robot' || to.kind === 'unverified').toBe(false)
      return [change([to.id, resource, amount])]
    },
  )
}

export const moneyActs = {
  ...{ buy: buy(false), buyCheaper: buy(true), buyLevel, sell },
  ...{ give, giveWrong, decline, takeBack, award },
} satisfies Readonly<Record<string, Prepare>>
