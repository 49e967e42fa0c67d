import { mean, ofKind, timesEager } from './figures.ts'
import { honest, sly } from './habits.ts'
import { type HonestKind, honestKinds, type Played, play } from './play.ts'

interface Trial {
  readonly seeds: readonly number[]
  readonly days: number
  /** People of each kind in a run. */
  readonly people: number
}

/** When people of a kind have six desserts. */
export interface SixDesserts {
  readonly kind: HonestKind
  /** The day by which a tenth, half and nine tenths of them have; null if fewer do. */
  readonly days: readonly (number | null)[]
  /** The share that has them after each day. */
  readonly byDay: readonly number[]
}

const parts = [0.1, 0.5, 0.9]

/** `sharing`: members tell each other the recipes; else everybody finds them alone. */
export function sixDesserts({ seeds, days, people, sharing }: Trial & { readonly sharing: boolean }): SixDesserts[] {
  const kinds = honestKinds.map((kind) => honest(kind, people))
  const runs = seeds.map((seed) => play({ kinds, days, seed, sharing }))
  return honestKinds.map((kind) => {
    const reached = reachedDays(runs, kind)
    const by = (part: number) => reached[Math.ceil(part * reached.length) - 1] ?? Number.POSITIVE_INFINITY
    return {
      kind,
      days: parts.map((part) => (Number.isFinite(by(part)) ? by(part) : null)),
      byDay: Array.from({ length: days }, (_, n) => reached.filter((day) => day <= n + 1).length / reached.length),
    }
  })
}

const reachedDays = (runs: readonly Played[], kind: string): number[] =>
  runs
    .flatMap((run) => ofKind(run, kind))
    .map(({ reached }) => reached.get('six desserts') ?? Number.POSITIVE_INFINITY)
    .toSorted((a, b) => a - b)

/** What a gang of four that robs an eager person every day does to that person, beside eager people whom it leaves alone. */
export interface Robbery {
  /** Worth of what the robbed and the robbers get, as a part of what other eager people get. */
  readonly victim: number
  readonly robber: number
  /** Experience of the robbed one's desserts at the end, as a part of that of others. */
  readonly experience: number
  /** The day by which half of the robbed, and of the others, have six desserts. */
  readonly victimHasSix: number
  readonly otherHasSix: number
  /** Units of food that a robbed one lost a day, and the largest part of a day's plate. */
  readonly lostADay: number
  readonly worstLoss: number
}

const gang = 4

export function robbery({ seeds, days, people }: Trial): Robbery {
  const robbers = sly(['rob'], gang * people, 0)
  const kinds = [honest('eager', 4 * people), { ...honest('eager', people), name: 'robbed' }, robbers]
  const runs = seeds.map((seed) => play({ kinds, days, seed }))
  const victims = runs.flatMap((run) => ofKind(run, 'robbed'))
  const times = (kind: string) => mean(runs.map((run) => timesEager(run, kind).worth))
  const grown = (kind: string) => mean(runs.flatMap((run) => ofKind(run, kind)).map(experienceOf))
  const half = (kind: string) => {
    const reached = reachedDays(runs, kind)
    return reached[Math.floor(reached.length / 2)] ?? Number.POSITIVE_INFINITY
  }
  return {
    victim: times('robbed'),
    robber: times(robbers.name),
    experience: grown('robbed') / grown('eager'),
    victimHasSix: half('robbed'),
    otherHasSix: half('eager'),
    lostADay: mean(victims.map(({ kitchen }) => kitchen.lost)) / days,
    worstLoss: Math.max(...victims.map(({ kitchen }) => kitchen.worstLoss)),
  }
}

const experienceOf = ({ kitchen }: Played['world']['people'][number]): number =>
  [...kitchen.desserts.values()].reduce((sum, { growth }) => sum + growth.exp, 0)
