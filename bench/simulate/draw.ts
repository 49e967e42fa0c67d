import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { barChart, lineChart } from './charts.ts'
import type { SixDesserts } from './dessert-figures.ts'
import { type Exploit, ofKind, timesEager } from './figures.ts'
import { population } from './habits.ts'
import { type DaySupply, honestKinds, type Played } from './play.ts'

interface Drawing {
  readonly folder: string
  /** Times the income of an honest eager person that nobody should pass. */
  readonly bound: number
  readonly best: Exploit | null
  readonly six: readonly SixDesserts[]
}

/** Writes the charts of `docs/economy.md`. */
export function drawCharts(run: Played, { folder, bound, best, six }: Drawing): void {
  const write = (name: string, svg: string) => writeFileSync(join(folder, `economy-${name}.svg`), svg)
  write('score', scoreOverTime(run))
  write('levels', levelsOverTime(run))
  write('desserts', sixOverTime(six))
  const bars = population.map(({ name }) => ({ name, value: timesEager(run, name).worth }))
  const found = best ? [{ name: `best found: ${best.tricks.join(', ')}`, value: best.times }] : []
  write(
    'exploits',
    barChart('Worth of all that somebody gets, against an honest eager person', [...bars, ...found], bound),
  )
}

function scoreOverTime({ world, days, supply }: Played): string {
  const line = (name: string, of: (day: DaySupply) => number) => ({ name, values: supply.map(of) })
  const title = `Score of ${world.people.length} accounts over ${days} days`
  return lineChart({ title, scale: (value) => `${Math.round(value / 1_000_000)} M` }, [
    line('minted', ({ minted }) => minted.score),
    line('burned', ({ burned }) => burned.score),
    line('held', ({ minted, burned }) => minted.score - burned.score),
  ])
}

const sixOverTime = (six: readonly SixDesserts[]): string =>
  lineChart(
    {
      title: 'Share of people with six desserts, by day, if everybody finds the recipes alone',
      scale: (part) => `${Math.round(100 * part)} %`,
    },
    six.map(({ kind, byDay }) => ({ name: kind, values: byDay })),
  )

function levelsOverTime(run: Played): string {
  const lines = honestKinds.map((name) => {
    const days = ofKind(run, name).map(({ reached }) => reached.get('life 5 and bomb 3') ?? Number.POSITIVE_INFINITY)
    const there = (day: number) => days.filter((each) => each <= day + 1).length / days.length
    return { name, values: run.supply.map((_, day) => there(day)) }
  })
  const title = 'Share of people with life 5 and bomb 3, by day'
  return lineChart({ title, scale: (part) => `${Math.round(100 * part)} %` }, lines)
}
