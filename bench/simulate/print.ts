import { type Resource, resources } from '#rules/ledger/resources.ts'
import type { Robbery, SixDesserts } from './dessert-figures.ts'
import { incomeOf, type KindIncome, measures, moneyHeld, ofKind, reachedBy, timesEager } from './figures.ts'
import { type DaySupply, honestKinds, type Played } from './play.ts'
import { table } from './table.ts'

const milestones = [
  ...['a dessert rises', 'second dessert', 'six desserts', 'first card', 'a dessert at 9'],
  ...['life 1', 'life 3', 'life 5', 'life 6', 'bomb 1', 'bomb 3', 'bomb 5'],
  ...['life 5 and bomb 3', 'all 16 levels', 'first skin'],
]

/** Days between two rows of the table of inflation. */
const period = 15

const whole = (n: number): string => Math.round(n).toLocaleString('en')
const percent = (part: number): string => `${(100 * part).toFixed(0)} %`

export function printSupply(played: Played): void {
  const { book } = played.world
  const normal = ofKind(played, 'normal')
  const heldBy = (resource: Resource) =>
    normal.reduce((sum, { account }) => sum + account.balances[resource], 0) / normal.length
  console.log('\nSupply; the last column is what a normal person holds')
  table(
    ['resource', 'minted', 'burned', 'held', 'burned', 'a person'],
    resources
      .filter((each) => book.minted[each] > 0)
      .map((each) => [
        ...[each, whole(book.minted[each]), whole(book.burned[each]), whole(book.held(each))],
        ...[percent(book.burned[each] / book.minted[each]), heldBy(each).toFixed(1)],
      ]),
  )
}

export function printReasons({ world: { book } }: Played): void {
  console.log('\nWhere it comes from and where it goes')
  for (const resource of resources) {
    const lines = [...book.byReason]
      .filter(([key]) => key.endsWith(` ${resource}`))
      .sort(([, a], [, b]) => b - a)
      .map(([key, amount]) => `${key.split(' ')[0]} ${whole(amount)}`)
    if (lines.length > 0) console.log(`${resource}: ${lines.join(', ')}`)
  }
}

/** Money is score, and power and points as the shop pays for them. */
export function printInflation({ supply, world }: Played): void {
  console.log('\nMoney: score, and power and points at what the shop pays, for each account')
  const none = (day: DaySupply | undefined) => (day ? moneyHeld(day) : 0)
  const rows = supply.flatMap((each, n) => {
    if ((n + 1) % period !== 0) return []
    const before = none(supply[n - period])
    const grown = before > 0 ? percent((moneyHeld(each) - before) / before) : '-'
    const since = (list: 'minted' | 'burned') => each[list].score - (supply[n - period]?.[list].score ?? 0)
    return [
      [
        ...[`${n + 1}`, whole(moneyHeld(each) / world.people.length), grown],
        ...[percent(since('burned') / since('minted')), `${(each.drift / 10).toFixed(1)} %`],
      ],
    ]
  })
  table(['day', 'held', 'grown', 'score burned of minted', 'prices off base'], rows)
}

export function printIncomes(played: Played, kinds: readonly string[]): void {
  const honest = (incomes: KindIncome) => measures.map((each) => whole(incomes[each]))
  console.log('\nIncome of a day from day 31 on, in score')
  table(
    ['kind', ...measures],
    honestKinds.map((kind) => [kind, ...honest(incomeOf(played, kind))]),
  )
  console.log('\nThe same, as a part of what an honest eager person gets')
  table(
    ['kind', ...measures],
    kinds.map((kind) => [kind, ...measures.map((each) => timesEager(played, kind)[each].toFixed(2))]),
  )
}

export function printMilestones(played: Played): void {
  console.log('\nThe day by which half of them are there, and the share of all at the end')
  table(
    ['', ...honestKinds],
    milestones.map((what) => [
      what,
      ...honestKinds.map((kind) => {
        const { share, median } = reachedBy(ofKind(played, kind), what)
        return `${median ?? '-'} (${percent(share)})`
      }),
    ]),
  )
}

/** The day by which a tenth, half and nine tenths of the people of each kind have six desserts. */
export function printSixDesserts(heading: string, kinds: readonly SixDesserts[]): void {
  console.log(`\nSix desserts, ${heading}`)
  table(
    ['', 'a tenth by day', 'half', 'nine tenths', 'share by day 60'],
    kinds.map(({ kind, days, byDay }) => [kind, ...days.map((day) => `${day ?? '-'}`), percent(byDay[59] ?? 0)]),
  )
}

export function printRobbery(figures: Robbery): void {
  const { victim, robber, experience, victimHasSix, otherHasSix, lostADay, worstLoss } = figures
  console.log('\nAn eager person whom a gang of four robs every day, beside eager people whom it leaves alone')
  table(
    ['', 'robbed', 'robber', 'others'],
    [
      ['worth of what they get', victim.toFixed(2), robber.toFixed(2), '1.00'],
      ['experience of their desserts', experience.toFixed(2), '', '1.00'],
      ['half have six desserts by day', `${victimHasSix}`, '', `${otherHasSix}`],
      ['units of food stolen a day', lostADay.toFixed(2), '', ''],
      ['most stolen of a plate of a day', percent(worstLoss), '', ''],
    ],
  )
}
