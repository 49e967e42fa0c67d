import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { oddsTypes, stakeResources } from '#nouns/bets/rules/odds.ts'
import { barChart, lineChart } from '../charts.ts'
import { exploitBound } from '../habits.ts'
import { table } from '../table.ts'
import { type Attack, move, pump } from './attacks.ts'
import { BetEvent } from './event.ts'
import { holdUp } from './holders.ts'
import { snipe } from './snipers.ts'
import { eagerUnits, weekOfBets } from './weeks.ts'

const accounts = [10, 20, 40, 60] as const
const thrown = [40, 160, 800] as const
const shares = [0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.85, 0.9, 0.95]
const right = [0.5, 0.6, 0.8, 1] as const

const brought = ({ gain, staked }: Attack): string => (gain > 0 ? `+${gain.toFixed(1)} of ${staked}` : 'nothing')

/**
 * What attacks on the rules of bets bring, and what bets bring people who know; docs/bets.md explains it. `charts`: the folder that
 * the charts of `docs/economy.md` and `docs/bets.md` are written to.
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
  printSnipers(seed)
  printHolders(seed)
  if (charts === undefined) return
  const bars = oddsTypes.flatMap((oddsType, n) =>
    right.map((each, at) => ({ name: `${oddsType}, ${rightIn(each)}`, value: times[n]?.[at] ?? 0 })),
  )
  const title = 'A week of five even bets in power, against an honest eager person'
  writeFileSync(join(charts, 'economy-bets.svg'), barChart(title, bars, exploitBound))
  writeFileSync(join(charts, 'bets-odds.svg'), drawOdds())
}

const rightIn = (part: number): string => (part === 1 ? 'never wrong' : `right ${part * 100} %`)

function timesEager(oddsType: (typeof oddsTypes)[number], right: number, seed: number): number {
  const { bets, desserts } = weekOfBets({
    ...{ resource: 'power', oddsType, right, seed, stake: 5, events: 5, weeks: 1_000 },
    shown: { dessert: 'bocai', card: true },
  })
  return 1 + (bets + desserts) / eagerUnits
}

/** Those who know more stake last, as much as they may. */
function printSnipers(seed: number): void {
  console.log('\nFour even events a week, sixty people stake, then who is right 80 % of the time: means in units')
  const head = ['one, a week', 'all, an event', 'from the house', 'from others', 'house at worst', 'times eager']
  table(
    ['', ...head],
    (['power', 'faith'] as const).flatMap((resource) =>
      oddsTypes.flatMap((oddsType) =>
        [1, 10].map((snipers) => {
          const stake = resource === 'faith' ? 15 : 5
          const trial = { resource, oddsType, snipers, stake, seed, right: 0.8, events: 4, weeks: 500 }
          const { week, event, fromHouse, worst } = snipe(trial)
          const numbers = [week, event, fromHouse, event - fromHouse].map((each) => each.toFixed(1))
          const times = resource === 'faith' ? '' : (1 + week / eagerUnits).toFixed(2)
          return [`${resource}, ${oddsType}, ${snipers} of them`, ...numbers, String(worst), times]
        }),
      ),
    ),
  )
}

function printHolders(seed: number): void {
  console.log(
    '\nA ring of twenty objects whenever it can, an event a day; staff answer after a day and a half on average',
  )
  table(
    ['', 'events held up', 'days each', 'days of all', 'at most'],
    [40, 150, 300].map((of) => {
      const { events, each, all, most } = holdUp({ accounts: 20, staked: 5, of, days: 90 * 300, seed })
      const numbers = [each, all, most].map((days) => days.toFixed(2))
      return [`5 each of ${of} staked`, `${(events * 100).toFixed(1)} %`, ...numbers]
    }),
  )
}

/** What one more unit is paid on each option of the event in `docs/bets.md`, while sixty people stake one on the first. */
function drawOdds(): string {
  const paid = (['power', 'faith'] as const).map((resource) => {
    const event = new BetEvent({ resource, oddsType: 'dynamic', base: 100, odds: [960, 960] })
    return Array.from({ length: 60 }, (_, account) => {
      event.stake(account, 0, { stake: 1, draw: 0.5 })
      return [event.promise(0, 1), event.promise(1, 1)] as const
    })
  })
  const line = (at: number, option: 0 | 1) => (paid[at] ?? []).map((each) => each[option])
  const title = 'What one more unit is paid, after 1 to 60 units on the first option'
  return lineChart({ title, scale: (units) => units.toFixed(1) }, [
    { name: 'first, dynamic', values: line(0, 0) },
    { name: 'second, power', values: line(0, 1) },
    { name: 'second, faith', values: line(1, 1) },
  ])
}
