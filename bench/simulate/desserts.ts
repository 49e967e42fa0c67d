import { dessertRates as rates } from '@patisserie/rules/desserts/dessert-rates'
import { expOf } from '@patisserie/rules/desserts/growth'
import { stolenUnits, thiefSugar } from '@patisserie/rules/desserts/outings'
import { giving, sinks } from '@patisserie/rules/economy/economy-rates'
import { giftWorth } from '@patisserie/rules/economy/gift-worth'
import { bullets, type Material, materials } from '@patisserie/rules/ledger/resources'
import { inWeek } from './between.ts'
import { at, dessert, ownedDesserts, showsDessert, synthesized } from './kitchen.ts'
import { type Person, reach } from './person.ts'
import type { World } from './world.ts'

const chanceAtBest = rates.nearness[0] / 100
const chanceMost = rates.chanceMost / 100
const { cardPower, cardLevel } = rates
/** Share of score that people keep for bullets while a dessert is missing. */
const bulletShare = 0.2

const material = (place: number): Material => {
  const name = materials[place]
  if (!name) throw new RangeError(`no material ${place}`)
  return name
}

/** What a person's desserts do in a day. */
export function keepDesserts(world: World, person: Person): void {
  person.kitchen.plate.fill(0)
  person.kitchen.stolen = 0
  sendOut(world, person)
  feed(world, person)
  synthesize(world, person)
  teach(world, person)
}

function sendOut(world: World, person: Person): void {
  const { draws } = world
  const trips = Math.floor(person.habit.outings) + (draws.chance(person.habit.outings % 1) ? 1 : 0)
  for (let trip = 0; trip < trips; trip++) {
    const long = trip === 0
    const victim = whomToRob(world, person)
    if (!victim || !steal(world, [person, victim], long)) forage(world, person, long)
  }
}

const whomToRob = ({ draws, people }: World, { tricks, seconds }: Person): Person | null => {
  if (tricks.has('steal') && seconds.length > 0) return seconds.toSorted((a, b) => plateOf(b) - plateOf(a))[0] ?? null
  return draws.chance(0.12) ? draws.pick(people) : null
}

const plateOf = ({ kitchen }: Person): number => kitchen.plate.reduce((sum, each) => sum + each, 0)

/** A share of the victim's plate, never more than half of it a day; what is stolen counts as a gift received. */
function steal({ book, day }: World, [thief, victim]: readonly [Person, Person], long: boolean): boolean {
  const { kitchen } = victim
  const full = plateOf(victim) + kitchen.stolen
  const hours = long ? 8 : 4
  const [guard, stolen] = [Math.max(...kitchen.levels), kitchen.stolen]
  const room = Math.floor((giving.worthAWeek - inWeek(thief, day).received) / giftWorth('milk', 1))
  let left = Math.min(room, stolenUnits({ hours, part: 1, guard, left: full - stolen, fed: full, stolen }))
  if (left <= 0) return false
  for (const place of kitchen.plate.keys()) {
    const amount = Math.min(left, at(kitchen.plate, place))
    if (amount <= 0) continue
    kitchen.plate[place] = at(kitchen.plate, place) - amount
    kitchen.stolen += amount
    left -= amount
    book.earn(thief.account, { [material(place)]: amount }, 'stolen')
    thief.gifts.push({ day, given: 0, received: giftWorth('milk', amount) })
  }
  book.earn(thief.account, { sugar: thiefSugar(hours, 1) }, 'stolen')
  return true
}

function forage({ book, draws }: World, person: Person, long: boolean): void {
  const { kitchen } = person
  const wanted = draws.pick(ownedDesserts(kitchen))
  const more = showsDessert(person, dessert.moonCake) && at(kitchen.cards, dessert.moonCake) ? 1 : 0
  const [least, most] = rates.foraged[long ? 8 : 4]
  const found = draws.whole(least, most) + more
  for (let n = 0; n < found; n++) {
    const place = draws.chance(0.6) ? wanted : draws.whole(0, materials.length - 1)
    book.earn(person.account, { [material(place)]: 1 }, 'forage')
  }
}

/** Everything is fed at once; second accounts that are to be robbed save for one full plate a week. */
function feed({ book, day }: World, person: Person): void {
  if (person.main?.tricks.has('steal') && day % 7 !== 0) return
  const { kitchen, account } = person
  const owned = ownedDesserts(kitchen)
  const lowest = owned.toSorted((a, b) => at(kitchen.experience, a) - at(kitchen.experience, b))[0] ?? 0
  for (const place of materials.keys()) {
    const resource = material(place)
    const amount = account.balances[resource]
    book.burn(account, { resource, amount, reason: 'fed' })
    kitchen.plate[place] = at(kitchen.plate, place) + amount
    if (owned.includes(place)) grow(person, place, [rates.ownMaterial * amount, day])
    else grow(person, lowest, [rates.otherMaterial * amount, day])
  }
  const missing = owned.length < synthesized
  const sugar = Math.max(0, account.balances.sugar - (missing ? 4 * sinks.sugarStep : 0))
  book.burn(account, { resource: 'sugar', amount: sugar, reason: 'fed' })
  grow(person, lowest, [rates.sugar * sugar, day])
}

function grow(person: Person, place: number, [experience, day]: readonly [number, number]): void {
  const { kitchen } = person
  const has = at(kitchen.experience, place) + experience
  kitchen.experience[place] = has
  let level = at(kitchen.levels, place)
  while (level < rates.topLevel && has >= expOf(level + 1)) {
    level++
    reach(person, 'a dessert rises', day)
    if (level === rates.topLevel) reach(person, 'a dessert at 9', day)
  }
  kitchen.levels[place] = level
}

function synthesize(world: World, person: Person): void {
  const { recipes, market, book, draws, day, hour } = world
  if (day < 3) return // recipes are found first
  const { kitchen, account } = person
  const missing = [...recipes.keys()].filter((place) => at(kitchen.levels, place) === 0)
  const lacking = (place: number) =>
    bullets.map((each, n) => Math.max(0, (recipes[place]?.[n] ?? 0) - account.balances[each]))
  const lacks = (place: number) => lacking(place).reduce((sum, each) => sum + each, 0)
  const candidates = missing.length > 0 ? missing : [...recipes.keys()]
  const wanted = candidates.toSorted((a, b) => lacks(a) - lacks(b))[0] ?? 0
  const purse = missing.length > 0 ? bulletShare * account.income.cash - kitchen.spentOnBullets : 0
  const orders = bullets.map((item, n) => ({ item, count: lacking(wanted)[n] ?? 0, hour, orange: [] as const }))
  const needed = orders.filter(({ count }) => count > 0)
  const cost = needed.reduce((sum, order) => sum + (market.quote(account, order)?.total ?? 0), 0)
  if (cost > purse || cost > account.balances.score) {
    if (needed.length > 0) return
  }
  for (const order of needed) kitchen.spentOnBullets += market.buy(book, account, order) ?? 0
  for (const [n, resource] of bullets.entries())
    book.burn(account, { resource, amount: recipes[wanted]?.[n] ?? 0, reason: 'synthesis' })
  let chance = chanceAtBest * (showsDessert(person, dessert.milk) ? 1.5 : 1)
  while (missing.length > 0 && chance < chanceMost && account.balances.sugar >= sinks.sugarStep) {
    book.burn(account, { resource: 'sugar', amount: sinks.sugarStep, reason: 'synthesis' })
    chance += sinks.sugarStepPercent / 100
  }
  if (!draws.chance(Math.min(chance, chanceMost))) {
    book.earn(account, { sugar: rates.failureSugar }, 'synthesisFailed')
    return
  }
  if (at(kitchen.levels, wanted) > 0) {
    grow(person, wanted, [rates.ownedAgain, day])
    return
  }
  kitchen.levels[wanted] = 1
  if (missing.length === synthesized - 1) reach(person, 'second dessert', day)
  if (missing.length === 1) reach(person, 'six desserts', day)
}

function teach({ book, day }: World, person: Person): void {
  const { kitchen, account } = person
  const place = kitchen.displayed
  if (at(kitchen.cards, place) || at(kitchen.levels, place) < cardLevel) return
  if (person.powerSaved < cardPower || account.balances.power < cardPower) return
  person.powerSaved -= cardPower
  book.burn(account, { resource: 'power', amount: cardPower, reason: 'teach' })
  kitchen.cards[place] = true
  reach(person, 'first card', day)
}
