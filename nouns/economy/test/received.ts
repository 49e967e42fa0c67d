import { type Kitchens, kitchenIn } from './kitchen.ts'
import { ageOf, daysOf, type Person, type World } from './world.ts'

/** Worth of the standing gifts that a person gave or received within a week. */
export const giftsOf = (world: World, way: 'from' | 'to', { group }: Person): number =>
  world.gifts
    .filter((gift) => gift[way].group === group && gift.state === 'given' && ageOf(world, gift.at) < daysOf(7))
    .reduce((sum, { worth }) => sum + worth, 0)

/** Worth of what a person received and stole within a week, without that of one outing. */
export const receivedOf = (world: World, kitchens: Kitchens, by: Person, without = 0): number =>
  giftsOf(world, 'to', by) +
  world.people
    .filter(({ group }) => group === by.group)
    .flatMap(({ id }) => kitchenIn(kitchens, id).outings)
    .filter(({ id, endedAt }) => id !== without && endedAt !== null && ageOf(world, new Date(endedAt)) < daysOf(7))
    .reduce((sum, { worth }) => sum + worth, 0)
