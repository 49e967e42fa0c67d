import type { OutingHours } from '#rules/desserts/dessert-rates.ts'
import { materialOf } from '#rules/desserts/desserts.ts'
import { foragesMore } from '#rules/desserts/effects.ts'
import { forage, foragePlaces, forageTables, hoursLeft, stolenUnits, thiefSugar } from '#rules/desserts/outings.ts'
import { giving } from '#rules/economy/economy-rates.ts'
import { giftWorth } from '#rules/economy/gift-worth.ts'
import type { Material } from '#rules/ledger/resources.ts'
import { inWeek } from './between.ts'
import { beijingDayOf } from './days.ts'
import { shown } from './displaying.ts'
import { type Kitchen, levelOf, type Serving } from './kitchen.ts'
import type { Person } from './person.ts'
import type { World } from './world.ts'

/** Part of the outings of people without tricks that are thefts. */
const theftPart = 0.12
/** Hours that what was fed lies on a plate. */
const lyingHours = 24

/** The outings of a day: one dessert is out at a time. */
export function sendOut(world: World, person: Person): void {
  const { kitchen } = person
  const today = beijingDayOf(world.day)
  for (const hours of outingsOf(world, person)) {
    if (hoursLeft(kitchen.out, today) < hours) return
    kitchen.out = { day: today, hours: hours + (kitchen.out.day === today ? kitchen.out.hours : 0) }
    kitchen.mostHoursOut = Math.max(kitchen.mostHoursOut, kitchen.out.hours)
    const victim = whomToRob(world, person)
    if (!victim || !steal(world, { thief: person, victim, hours })) goForage(world, person, hours)
  }
}

/** Eight hours once a day, four each further time; the restless try to be out for 24 hours. */
function outingsOf({ draws }: World, person: Person): OutingHours[] {
  const { habit, tricks } = person
  if (tricks.has('restless')) return foragesMore(shown(person)) ? [8, 8, 8] : Array.from({ length: 12 }, () => 2)
  const trips = Math.floor(habit.outings) + (draws.chance(habit.outings % 1) ? 1 : 0)
  return Array.from({ length: trips }, (_, trip) => (trip === 0 ? 8 : 4))
}

/** Who steals for a trick sees the plates first. */
function whomToRob(world: World, person: Person): Person | null {
  const { draws, people } = world
  const { tricks, seconds, victim } = person
  const fullest = (some: readonly Person[]) => some.toSorted((a, b) => leftFor(world, b) - leftFor(world, a))[0] ?? null
  if (tricks.has('rob')) return victim
  if (tricks.has('circle')) return fullest(people.filter((each) => each !== person && each.tricks.has('circle')))
  if (tricks.has('steal') && seconds.length > 0) return fullest(seconds)
  const other = draws.chance(theftPart) ? draws.pick(people) : null
  return other === person ? null : other
}

/** The plate of the displayed dessert: what lies there of a day. */
function lying({ displayed, plates }: Kitchen, hour: number): Serving[] {
  const plate = (plates.get(displayed) ?? []).filter((each) => each.hour > hour - lyingHours)
  plates.set(displayed, plate)
  return plate
}

const sum = (plate: readonly Serving[], of: 'fed' | 'left') => plate.reduce((total, each) => total + each[of], 0)

const takeable = ({ hour, day }: World, { kitchen }: Person, hours: OutingHours) => {
  const plate = lying(kitchen, hour)
  const [fed, left] = [sum(plate, 'fed'), sum(plate, 'left')]
  const guard = levelOf(kitchen, kitchen.displayed, day)
  return { plate, units: stolenUnits({ hours, part: 1, guard, left, fed, stolen: fed - left }) }
}

const leftFor = (world: World, victim: Person): number => takeable(world, victim, 8).units

interface Theft {
  readonly thief: Person
  readonly victim: Person
  readonly hours: OutingHours
}

/**
 * Takes from the victim's plate, the oldest servings first, and sugar besides; false if nothing lies there. What is stolen
 * was spent when it was fed: the victim's balances and desserts stay as they are.
 */
function steal(world: World, { thief, victim, hours }: Theft): boolean {
  const { book, day } = world
  const { plate, units } = takeable(world, victim, hours)
  if (sum(plate, 'left') === 0) return false
  const room = Math.floor((giving.worthAWeek - inWeek(thief, day).received) / giftWorth('milk', 1))
  const taken = Math.max(0, Math.min(room, units))
  let wanted = taken
  for (const serving of plate) {
    const amount = Math.min(wanted, serving.left)
    if (amount === 0) continue
    serving.left -= amount
    wanted -= amount
    book.earn(thief.account, { [serving.food]: amount }, 'steal')
  }
  book.earn(thief.account, { sugar: thiefSugar(hours, 1) }, 'steal')
  if (taken === 0) return true
  thief.gifts.push({ day, given: 0, received: giftWorth('milk', taken) })
  victim.kitchen.lost += taken
  victim.kitchen.worstLoss = Math.max(victim.kitchen.worstLoss, 1 - sum(plate, 'left') / sum(plate, 'fed'))
  return true
}

/** To where the material of one of the own desserts is found most. */
function goForage({ book, draws, recipes }: World, person: Person, hours: OutingHours): void {
  const { kitchen } = person
  const place = placeOf[materialOf(draws.pick([...kitchen.desserts.keys()]))]
  const draw = () => draws.next()
  const { found, hint } = forage({ place, hours, part: 1, oneMore: foragesMore(shown(person)) }, draw)
  for (const material of found) book.earn(person.account, { [material]: 1 }, 'forage')
  if (hint) kitchen.recipes.learnHint(recipes, draw())
}

const placeOf = Object.fromEntries(
  (['icecream', 'orange', 'mooncake', 'milk', 'cofbean', 'starsugar', 'bocai'] as const).map((material) => [
    material,
    foragePlaces.toSorted((a, b) => shareAt(b, material) - shareAt(a, material))[0],
  ]),
) as Record<Material, (typeof foragePlaces)[number]> // there are places

function shareAt(place: (typeof foragePlaces)[number], material: Material): number {
  const table: Partial<Record<Material, number>> = forageTables[place]
  return (table[material] ?? 0) / Object.values(table).reduce((total, weight) => total + weight, 0)
}
