import { expect, test } from 'vitest'
import { Draws } from '../draws.ts'
import { RandomEvents } from './random-events.ts'

const events = process.env.PATISSERIE_TEST_ALL !== undefined ? 100_000 : 3_000

test(
  `${events} events, staked on at random and greedily, pay what there is, and nobody wins more than their week`,
  () => {
    const world = new RandomEvents(new Draws(1))
    for (let n = 0; n < events; n++) world.play()
    console.log(JSON.stringify(world.seen))
    const { stakes, refused, effects, atWeekLimit, atBase } = world.seen
    expect(stakes).toBeGreaterThan(events)
    for (const met of [refused, effects, atWeekLimit, atBase]) expect(met).toBeGreaterThan(events / 1_000)
  },
  events * 20,
)
