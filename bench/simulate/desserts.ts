import { cook, getDessert, wishedDessert } from './cooking.ts'
import { feedAll, rise, teach } from './feeding.ts'
import { sendOut } from './outings.ts'
import type { Person } from './person.ts'
import type { World } from './world.ts'

/** Dragon balls of a character. */
const ballsOfOne = 7
/** Part of the paintings that stay up of which staff make a dragon ball. */
const ballPart = 0.02

/** What a person's desserts do in a day. */
export function keepDesserts(world: World, person: Person): void {
  sendOut(world, person)
  feedAll(world, person)
  cook(world, person)
  teach(world, person)
}

/** A painting stayed up. Seven dragon balls bring each of their painters a dessert, or a level. */
export function maybeBall({ balls, draws, day }: World, painter: Person): void {
  if (!draws.chance(ballPart)) return
  balls.push(painter)
  if (balls.length < ballsOfOne) return
  for (const each of balls.splice(0)) {
    const dessert = wishedDessert(each)
    if (dessert) getDessert(each, dessert, day)
    else rise(each, day)
  }
}
