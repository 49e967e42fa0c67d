import type { Thing } from '#core/desserts/tables.ts'
import { dessertRates as rates } from '#rules/desserts/dessert-rates.ts'
import { type Dessert, materialOf } from '#rules/desserts/desserts.ts'
import { foragesMore } from '#rules/desserts/effects.ts'
import { levelOn, wholeLevel } from '#rules/desserts/growth.ts'
import { forageTables, isForagePlace, passedPart, stolenUnits, thiefSugar } from '#rules/desserts/outings.ts'
import { giving } from '#rules/economy/economy-rates.ts'
import { giftWorth } from '#rules/economy/gift-worth.ts'
import type { Scene } from './attempt.ts'
import {
  type Kitchen,
  type KitchenEvent,
  type Kitchens,
  kitchenIn,
  type Outing,
  type OwnedDessert,
  outOf,
  type Serving,
  shownIn,
} from './kitchen.ts'
import { receivedOf } from './received.ts'
import { dayOf, daysOf, nowOf, type Person, type World } from './world.ts'

export const withKitchen = (kitchens: Kitchens, member: number, change: Partial<Kitchen>): Kitchens =>
  new Map(kitchens).set(member, { ...kitchenIn(kitchens, member), ...change })

export const withDessert = (
  kitchens: Kitchens,
  { member, dessert }: { readonly member: number; readonly dessert: Dessert },
  change: Partial<OwnedDessert>,
): Kitchens => {
  const { desserts } = kitchenIn(kitchens, member)
  const owned = desserts[dessert]
  if (!owned) throw new Error(`${member} has no ${dessert}`)
  return withKitchen(kitchens, member, { desserts: { ...desserts, [dessert]: { ...owned, ...change } } })
}

/** A dessert comes, or rises where it is owned already. */
export function granted(
  world: World,
  kitchens: Kitchens,
  { member, dessert, again }: { readonly member: number; readonly dessert: Dessert; readonly again: 'level' | 'exp' },
): Kitchens {
  const { desserts } = kitchenIn(kitchens, member)
  const owned = desserts[dessert]
  if (!owned) {
    const fresh = { exp: 0, fedOn: dayOf(world), card: false, skin: '' }
    return withKitchen(kitchens, member, { desserts: { ...desserts, [dessert]: fresh } })
  }
  const more = again === 'level' ? wholeLevel(owned.exp) : rates.ownedAgain
  return withDessert(kitchens, { member, dessert }, { exp: owned.exp + more })
}

export const levelIn = (world: World, { exp, fedOn }: OwnedDessert): number =>
  levelOn({ exp, fedDay: fedOn }, dayOf(world))

/** What lies on the plate of a dessert. */
export const plateIn = (world: World, { servings }: Kitchen, dessert: Dessert): readonly Serving[] =>
  servings.filter((one) => one.dessert === dessert && one.at > nowOf(world).getTime() - daysOf(1))

/** A meal, the day of which counts if it is the dessert's own material. */
export const fedDay = (
  world: World,
  owned: OwnedDessert,
  meal: { readonly dessert: Dessert; readonly food: string },
) => (meal.food === materialOf(meal.dessert) ? dayOf(world) : owned.fedOn)

interface Home {
  readonly by: Person
  /** Null for the work of the minute. */
  readonly called: Dessert | null
  /** The kitchens after the step, where it is known what the outing brought; null for an act that was refused. */
  readonly after: Kitchens | null
}

/** The outing of a member ends. */
export const comesHome =
  ({ world, alone }: Pick<Scene, 'world' | 'alone'>, { by, called, after }: Home): KitchenEvent =>
  (kitchens) => {
    const kitchen = kitchenIn(kitchens, by.id)
    const out = outOf(kitchen)
    if (!out || (called === null ? out.backAt > nowOf(world).getTime() : out.dessert !== called)) return 'notOut'
    const end = after && kitchenIn(after, by.id).outings.find(({ id }) => id === out.id)
    if (!end || end.endedAt === null) return after ? 'did not end' : kitchens
    const part = by.closed ? 0 : passedPart({ leftAt: new Date(out.leftAt), hours: out.hours }, nowOf(world))
    const ended = withKitchen(kitchens, by.id, {
      outings: kitchen.outings.map((one) => (one.id === out.id ? end : one)),
    })
    if (out.victim === null) return mayForage(out, end, { part, shown: shownIn(kitchen) }) ? ended : 'foraged wrongly'
    return stolen({ world, alone }, { ended, by, out, end, part })
  }

function mayForage(
  { place, hours }: Outing,
  { found, worth }: Outing,
  { part, shown }: { readonly part: number; readonly shown: ReturnType<typeof shownIn> },
): boolean {
  const [least, most] = rates.foraged[hours].map((each) =>
    Math.floor((each + (hours === rates.cardHours && foragesMore(shown) ? 1 : 0)) * part),
  )
  const sum = found.reduce((total, { amount }) => total + amount, 0)
  const table = isForagePlace(place) ? Object.keys(forageTables[place]) : []
  return (
    worth === 0 && sum >= (least ?? 0) && sum <= (most ?? 0) && found.every(({ resource }) => table.includes(resource))
  )
}

interface Theft {
  readonly ended: Kitchens
  readonly by: Person
  readonly out: Outing
  readonly end: Outing
  readonly part: number
}

/** Takes from the plate of the victim what the thief brought; a text if that is not what the rules say. */
function stolen(
  { world, alone }: Pick<Scene, 'world' | 'alone'>,
  { ended, by, out, end, part }: Theft,
): Kitchens | string {
  const victim = world.people.find(({ id }) => id === out.victim)
  if (!victim) return 'stolen from nobody'
  const kitchen = kitchenIn(ended, victim.id)
  const [sugar, worth] = [thiefSugar(out.hours, part), giftWorth('milk', 1)]
  const units = end.worth / worth
  const { displayed } = kitchen
  const owned = displayed && kitchen.desserts[displayed]
  const mayReach = !by.closed && !victim.closed && by.group !== victim.group
  if (!owned || !mayReach) return units === 0 && isFound(end, [], sugar) ? ended : 'stole what it could not reach'
  const plate = plateIn(world, kitchen, displayed)
  const [fed, left] = [plate.reduce((sum, one) => sum + one.fed, 0), plate.reduce((sum, one) => sum + one.left, 0)]
  const guard = levelIn(world, owned)
  const most = stolenUnits({ hours: out.hours, part, guard, left, fed, stolen: fed - left })
  const room = Math.max(0, Math.floor((giving.worthAWeek - receivedOf(world, ended, by, out.id)) / worth))
  // Gifts that are given or declined at once change the room of the week.
  if (alone ? units !== Math.min(most, room) : units > most) return `stole ${units} of ${most}, with room for ${room}`
  const [servings, taken]: [Serving[], Thing[]] = [[], []]
  let wanted = units
  for (const one of kitchen.servings.toReversed()) {
    const here = plate.includes(one) ? Math.min(one.left, wanted) : 0
    wanted -= here
    if (here > 0) taken.push({ resource: one.food, amount: here })
    servings.unshift({ ...one, left: one.left - here })
  }
  if (!isFound(end, taken, sugar)) return 'brought something else'
  return withKitchen(ended, victim.id, { servings })
}

/** Whether an outing brought these foods and so much sugar. */
function isFound({ found }: Outing, taken: readonly Thing[], sugar: number): boolean {
  const sums = (things: readonly Thing[]) => {
    const all = new Map<string, number>()
    for (const { resource, amount } of things) all.set(resource, (all.get(resource) ?? 0) + amount)
    return [...all].filter(([, amount]) => amount > 0).toSorted()
  }
  return String(sums(found)) === String(sums([...taken, { resource: 'sugar', amount: sugar }]))
}
