import { sellsDearer, shopDiscounts } from '#rules/desserts/effects.ts'
import { prices, sinks } from '#rules/economy/economy-rates.ts'
import type { LevelItem } from '#rules/economy/prices.ts'
import { privilegeMax } from '#rules/people/privileges.ts'
import { bulletShare } from './cooking.ts'
import { shown } from './displaying.ts'
import { missingDesserts } from './kitchen.ts'
import { type Person, reach } from './person.ts'
import type { World } from './world.ts'

/** Levels that people buy first. */
const firstGoal = { player: 5, bomb: 3 } as const
/** Power and points that people keep. */
const pointsKept = 2
const powerKept = 16

/** What somebody sells and buys in a day. */
export function spend(world: World, person: Person): void {
  if (person.main) return // second accounts keep what they have for their main account
  sell(world, person)
  if (person.tricks.has('trade')) trade(world, person)
  spendFaith(world, person)
  buyLevels(world, person)
  buySkin(world, person)
}

function sell({ market, book, day }: World, person: Person): void {
  const { balances } = person.account
  const moonCake = sellsDearer(shown(person))
  const waits = person.tricks.has('switch') && person.kitchen.desserts.has('mooncake') && !moonCake
  if (waits || (day % 3 !== 0 && !person.tricks.has('switch'))) return
  const keep = Math.min(powerKept, Math.floor(person.powerSaved))
  market.sell(book, person.account, { item: 'point', count: balances.point - pointsKept, moonCake })
  market.sell(book, person.account, { item: 'power', count: balances.power - keep, moonCake })
}

/** Buys points where they are cheapest. What they cost above what the shop pays for them is a loss. */
function trade({ market, book, hour }: World, person: Person): void {
  const { account } = person
  const order = { item: 'point', count: 4, hour, orange: shopDiscounts(shown(person)) } as const
  const asked = market.quote(account, order)
  if (!asked || asked.total > prices.point * 3 || account.balances.score < 100_000) return
  const cost = market.buy(book, account, order) ?? 0
  book.countIncome(account, 'point', 4)
  book.countIncome(account, 'score', -cost)
}

function spendFaith({ book, draws }: World, { account }: Person): void {
  const { faith } = account.balances
  if (faith >= 70 && draws.chance(0.08))
    book.burn(account, { resource: 'faith', amount: sinks.backgroundFaith, reason: 'background' })
  else if (faith >= 15 && draws.chance(0.06))
    book.burn(account, { resource: 'faith', amount: sinks.pinDayFaith, reason: 'pinDay' })
}

function buyLevels(world: World, person: Person): void {
  for (let wanted = nextLevel(person); wanted; wanted = nextLevel(person)) {
    const { market, book, day, hour } = world
    const { account } = person
    const order = { item: wanted, count: 1, hour, orange: [] }
    const price = market.quote(account, order)?.total ?? Number.POSITIVE_INFINITY
    if (account.balances.score - keptForBullets(person) < price) return
    market.buy(book, account, order)
    noteLevels(person, day)
  }
}

/** Life 5 and bomb 3 first, then whichever level costs less. */
const nextLevel = ({ account: { balances } }: Person): LevelItem | null => {
  const below = (most: Readonly<Record<LevelItem, number>>) =>
    (['player', 'bomb'] as const)
      .filter((item) => balances[item] < most[item])
      .toSorted((a, b) => balances[a] - balances[b])[0] ?? null
  return below(firstGoal) ?? below({ player: privilegeMax, bomb: privilegeMax })
}

export function noteLevels(person: Person, day: number): void {
  const { player, bomb } = person.account.balances
  for (let level = 1; level <= player; level++) reach(person, `life ${level}`, day)
  for (let level = 1; level <= bomb; level++) reach(person, `bomb ${level}`, day)
  if (player >= firstGoal.player && bomb >= firstGoal.bomb) reach(person, 'life 5 and bomb 3', day)
  if (player + bomb === 2 * privilegeMax) reach(person, 'all 16 levels', day)
}

const keptForBullets = ({ account, kitchen }: Person): number =>
  missingDesserts(kitchen).length === 0
    ? 0
    : Math.min(60_000, Math.max(0, bulletShare * account.income.cash - kitchen.spentOnBullets))

function buySkin({ market, book, draws, day, hour }: World, person: Person): void {
  const bare = [...person.kitchen.desserts.values()].find(({ skin }) => !skin)
  if (!bare || !person.reached.has('life 5 and bomb 3') || !draws.chance(0.15)) return
  if (market.buy(book, person.account, { item: 'skin', count: 1, hour, orange: [] }) === null) return
  bare.skin = true
  reach(person, 'first skin', day)
}
