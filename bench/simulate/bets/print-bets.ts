import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { oddsTypes, stakeResources } from '@patisserie/rules/bets/odds'
import { barChart } from '../charts.ts'
import { exploitBound } from '../habits.ts'
import { table } from '../table.ts'
import { type Attack, move, pump } from './attacks.ts'
import { eagerUnits, weekOfBets } from './weeks.ts'

const accounts = [10, 20, 40, 60] as const
const thrown = [40, 160, 800] as const
const shares = [0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.85, 0.9, 0.95]
const right = [0.5, 0.6, 0.8, 1] as const

const brought = ({ gain, staked }: Attack): string => (gain > 0 ? `+${gain.toFixed(1)} of ${staked}` : 'nothing')

/**
 * What attacks on the rules of bets bring, and what bets bring people who know; docs/bets.md explains it. `charts`: the folder that
 * the chart of `docs/economy.md` is written to.
 */
export function printBets(seed: number, charts?: string): void {
  console.log('A ring alone on an event with moving odds, priced right: best sequence found')
  table(
    ['', ...accounts.map((each) => `${each} accounts`)],
    stakeResources.flatMap((resource) =>
      [2, 4].flatMap((options) =>
        [true, false].map((sure) => [
          `${resource}, ${options} options, ${sure ? 'whatever wins' : 'on average'}`,
          ...accounts.map((each) => brought(pump({ resource, options, accounts: each, sure, seed, steps: 1_500 }))),
        ]),
      ),
    ),
  )
  console.log(
    '\nTwenty second accounts throw stakes, a main account takes the other side: mean gain of the main account',
  )
  table(
    ['', ...thrown.map((each) => `${each} thrown`)],
    stakeResources.flatMap((resource) =>
      oddsTypes.map((oddsType) => [
        `${resource}, ${oddsType}`,
        ...thrown.map((each) => brought(move(resource, oddsType, { thrown: each, shares }))),
      ]),
    ),
  )
  console.log(
    '\nA week of five even events in power, 5 staked on each, bet-themed dessert with its card: times an eager person',
  )
  const times = oddsTypes.map((oddsType) => right.map((each) => timesEager(oddsType, each, seed)))
  table(
    ['', ...right.map(rightIn)],
    oddsTypes.map((oddsType, n) => [oddsType, ...(times[n] ?? []).map((each) => each.toFixed(2))]),
  )
  if (charts === undefined) return
  const bars = oddsTypes.flatMap((oddsType, n) =>
    right.map((each, at) => ({ name: `${oddsType}, ${rightIn(each)}`, value: times[n]?.[at] ?? 0 })),
  )
  const title = 'A week of five even bets in power, against an honest eager person'
  writeFileSync(join(charts, 'economy-bets.svg'), barChart(title, bars, exploitBound))
}

const rightIn = (part: number): string => (part === 1 ? 'never wrong' : `right ${part * 100} %`)

function timesEager(oddsType: (typeof oddsTypes)[number], right: number, seed: number): number {
  const { bets, desserts } = weekOfBets({
    ...{ resource: 'power', oddsType, right, seed, stake: 5, events: 5, weeks: 1_000 },
    shown: { dessert: 'bocai', card: true },
  })
  return 1 + (bets + desserts) / eagerUnits
}
