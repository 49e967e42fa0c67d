import { oddsTypes, stakeResources } from '@patisserie/rules/bets/odds'
import { table } from '../table.ts'
import { type Attack, move, pump } from './attacks.ts'
import { eagerUnits, weekOfBets } from './weeks.ts'

const accounts = [10, 20, 40, 60] as const
const thrown = [40, 160, 800] as const
const shares = [0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.85, 0.9, 0.95]
const right = [0.5, 0.6, 0.8, 1] as const

const brought = ({ gain, staked }: Attack): string => (gain > 0 ? `+${gain.toFixed(1)} of ${staked}` : 'nothing')

/** What attacks on the rules of bets bring, and what bets bring people who know; docs/bets.md explains it. */
export function printBets(seed: number): void {
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
  table(
    ['', ...right.map((each) => (each === 1 ? 'never wrong' : `right ${each * 100} %`))],
    oddsTypes.map((oddsType) => [oddsType, ...right.map((each) => timesEager(oddsType, each, seed).toFixed(2))]),
  )
}

function timesEager(oddsType: (typeof oddsTypes)[number], right: number, seed: number): number {
  const { bets, desserts } = weekOfBets({
    ...{ resource: 'power', oddsType, right, seed, stake: 5, events: 5, weeks: 1_000 },
    shown: { dessert: 'bocai', card: true },
  })
  return 1 + (bets + desserts) / eagerUnits
}
