import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { barChart, lineChart } from './charts.ts'
import { bestExploits, ofKind, searched, timesByWealth, timesEager } from './figures.ts'
import { population } from './habits.ts'
import { type Played, play } from './play.ts'
import { honestKinds, printIncomes, printInflation, printMilestones, printReasons, printSupply } from './print.ts'

/*
 * npm run simulate: plays the economy by the rules' own code and prints what comes of it; docs/economy.md explains it.
 * Options: `--seed=1`, `--days=90`, `--charts=docs` (a folder to draw charts into), `--no-search` (leaves out the search for
 * the best exploit, which takes most of the time). Exits with 1 if an exploit brings more than `bound` times what an honest
 * eager person gets.
 */
const bound = 1.3
const { values: options } = parseArgs({
  allowNegative: true,
  options: {
    seed: { type: 'string', default: '1' },
    days: { type: 'string', default: '90' },
    charts: { type: 'string' },
    search: { type: 'boolean', default: true },
  },
})

const days = Number(options.days)
const seed = Number(options.seed)
const kinds = population.map(({ name }) => name)
const played = play({ kinds: population, days, seed })
console.log(`${played.world.people.length} accounts, ${days} days, seed ${seed}: the books add up`)
printSupply(played)
printReasons(played)
printInflation(played)
printIncomes(played, kinds)
printMilestones(played)
if (options.charts) drawCharts(played, options.charts)
if (options.search) searchExploits()

function searchExploits(): void {
  console.log(
    `\nEverybody begins with 100 power and points more: ${timesByWealth(100, days).toFixed(2)} times as much is earned`,
  )
  const best = bestExploits(days)
  for (const measure of searched) {
    const { tricks, times } = best[measure]
    const found = tricks.length > 0 ? tricks.join(' + ') : 'nothing pays'
    console.log(
      `Best exploit with five second accounts, by ${measure}: ${times.toFixed(2)} times an eager person, ${found}`,
    )
    if (times > bound) process.exitCode = 1
  }
}

function drawCharts(run: Played, folder: string): void {
  const millions = (value: number) => `${Math.round(value / 1_000_000)} M`
  const score = (name: string, of: (day: Played['supply'][number]) => number) => ({ name, values: run.supply.map(of) })
  writeFileSync(
    join(folder, 'economy-score.svg'),
    lineChart({ title: `Score of ${run.world.people.length} accounts over ${run.days} days`, scale: millions }, [
      score('minted', ({ minted }) => minted.score),
      score('burned', ({ burned }) => burned.score),
      score('held', ({ minted, burned }) => minted.score - burned.score),
    ]),
  )
  const there = (kind: string) => {
    const people = ofKind(run, kind)
    const at = people.map(({ reached }) => reached.get('life 5 and bomb 3') ?? Number.POSITIVE_INFINITY)
    return run.supply.map((_, day) => at.filter((each) => each <= day + 1).length / people.length)
  }
  writeFileSync(
    join(folder, 'economy-levels.svg'),
    lineChart(
      { title: 'Share of people with life 5 and bomb 3, by day', scale: (part) => `${Math.round(100 * part)} %` },
      honestKinds.map((name) => ({ name, values: there(name) })),
    ),
  )
  writeFileSync(
    join(folder, 'economy-exploits.svg'),
    barChart(
      'Worth of all that somebody gets, against an honest eager person',
      kinds.map((name) => ({ name: name.length > 34 ? 'all of these' : name, value: timesEager(run, name).worth })),
      bound,
    ),
  )
}
