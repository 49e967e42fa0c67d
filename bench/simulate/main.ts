import { parseArgs } from 'node:util'
import { printBets } from './bets/print-bets.ts'
import { robbery, sixDesserts } from './dessert-figures.ts'
import { drawCharts } from './draw.ts'
import { bestExploits, type Exploit, searched, timesByWealth } from './figures.ts'
import { exploitBound as bound, population } from './habits.ts'
import { play } from './play.ts'
import {
  printIncomes,
  printInflation,
  printMilestones,
  printReasons,
  printRobbery,
  printSixDesserts,
  printSupply,
} from './print.ts'

/*
 * npm run simulate: plays the economy by the rules' own code and prints what comes of it; docs/economy.md explains it.
 * `npm run simulate -- bets` attacks the rules of bets instead; docs/bets.md explains that.
 * Options: `--seed=1`, `--days=90`, `--charts=docs` (a folder to draw charts into), `--no-search` (leaves out the search for
 * the best exploit, which takes most of the time). Exits with 1 if an exploit brings more than `exploitBound` times what an honest
 * eager person gets.
 */
const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  allowNegative: true,
  options: {
    seed: { type: 'string', default: '1' },
    days: { type: 'string', default: '90' },
    charts: { type: 'string' },
    search: { type: 'boolean', default: true },
  },
})

if (positionals.includes('bets')) {
  printBets(Number(options.seed), options.charts)
  process.exit()
}

const days = Number(options.days)
const played = play({ kinds: population, days, seed: Number(options.seed) })
console.log(`${played.world.people.length} accounts, ${days} days, seed ${options.seed}: the books add up`)
printSupply(played)
printReasons(played)
printInflation(played)
printIncomes(
  played,
  population.map(({ name }) => name),
)
printMilestones(played)
const seeds = Array.from({ length: 10 }, (_, n) => Number(options.seed) + n)
const alone = sixDesserts({ seeds, days, people: 40, sharing: false })
printSixDesserts('everybody finds the recipes alone', alone)
printSixDesserts('members tell each other the recipes', sixDesserts({ seeds, days, people: 40, sharing: true }))
printRobbery(robbery({ seeds, days, people: 5 }))
const best = options.search ? searchExploits() : null
if (options.charts) drawCharts(played, { folder: options.charts, bound, best, six: alone })

/** Prints the best exploit by each measure, and answers the one by worth. */
function searchExploits(): Exploit {
  const wealth = timesByWealth(100, days).toFixed(2)
  console.log(`\nIf everybody begins with 100 power and points: ${wealth} times as much is earned`)
  const found = bestExploits(days)
  for (const measure of searched) {
    const { tricks, times } = found[measure]
    const names = tricks.join(' + ') || 'nothing pays'
    console.log(`Best exploit by ${measure}, with five second accounts: ${times.toFixed(2)} times, ${names}`)
    if (times > bound) process.exitCode = 1
  }
  return found.worth
}
