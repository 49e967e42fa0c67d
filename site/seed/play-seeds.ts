import type { NounSeed, SeedPlay, SeedStage } from '#core/noun-seed.ts'
import { nouns } from '../nouns.ts'
import { runInOrder } from './events.ts'

/** Plays the seeds of the nouns that are not in `without`, and then what people do, in the order of time. */
export async function playSeeds(stage: Omit<SeedStage, 'given'>, without: ReadonlySet<string>): Promise<void> {
  const plays: SeedPlay[] = []
  let given: SeedStage['given'] = {}
  for (const seed of await seedsOf(without)) {
    const play = await seed.play({ ...stage, given })
    given = { ...given, ...play.gives }
    plays.push(play)
  }
  await runInOrder(plays.flatMap(({ events = [] }) => events))
  for (const { end } of plays) await end?.()
}

/** The seeds of the other nouns in their order, without those that need a seed which is left out. */
export async function seedsOf(without: ReadonlySet<string>): Promise<readonly NounsSeed[]> {
  const stated = await Promise.all(
    Object.entries(nouns).flatMap(([noun, { seed }]) =>
      typeof seed === 'string' || without.has(noun) ? [] : [seed().then((found) => ({ noun, ...found }))],
    ),
  )
  const left = new Set<string>()
  return inOrder(stated.map(({ noun, seed }) => ({ noun, ...seed }))).filter(({ noun, needs = [] }) => {
    const plays = needs.every((each) => left.has(each))
    if (plays) left.add(noun)
    return plays
  })
}

interface NounsSeed extends NounSeed {
  readonly noun: string
}

function inOrder(seeds: readonly NounsSeed[]): readonly NounsSeed[] {
  const sorted = seeds.toSorted((a, b) => a.order - b.order)
  for (const [i, { noun, order }] of sorted.entries())
    if (order === sorted[i + 1]?.order)
      throw new Error(`seeds of ${noun} and ${sorted[i + 1]?.noun} have the same order`)
  return sorted
}
