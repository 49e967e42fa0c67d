import type { Call } from '#kit/http/call.ts'
import { beijingDay } from '#rules/beijing-time.ts'
import { daysBefore, periodOf } from '#rules/ledger/period.ts'
import { reasonOf } from '#rules/ledger/reasons.ts'
import { resourceNumber } from '#rules/ledger/resources.ts'
import type { BalanceDay, economy } from '../contract/economy.ts'
import { boundsOf } from './line-bounds.ts'
import { balanceAtStatement, daysStatement } from './statement-sql.ts'

/** POST /getBalanceDays */
export async function balanceDays({ db, member, input, now }: Call<typeof economy.calls.balanceDays>) {
  const { resource } = input
  const today = beijingDay(now)
  const count = Number(input.days)
  const first = daysBefore(today, count - 1)
  const period = periodOf({ from: first })
  const [bounds] = period ? await boundsOf(db, { member: member.id, resource, period }) : []
  const { since = 0, amount = 0, owed = 0 } = bounds ?? {}
  const from = [member.id, resourceNumber(resource), since]
  const [sums, [start]] = await Promise.all([
    db.named<DaySum>(daysStatement, from),
    db.named<{ after: number }>(balanceAtStatement, from),
  ])
  const before = start?.after ?? 0
  return {
    BEFORE: before,
    NOW: amount,
    OWED: owed,
    DAYS: daysOf(sums, { before, first, count }),
    REASONS: reasonsOf(sums),
  }
}

/** Sums of one day and one reason. */
interface DaySum {
  readonly day: string
  readonly reason: number
  readonly income: number
  readonly expense: number
  /** Number of its newest line, and the balance after that. */
  readonly line: number
  readonly after: number
}

interface ChartRange {
  readonly before: number
  readonly first: string
  readonly count: number
}

function daysOf(sums: readonly DaySum[], { before, first, count }: ChartRange): BalanceDay[] {
  let balance = before
  return Array.from({ length: count }, (_, at) => {
    const day = daysBefore(first, -at)
    const own = sums.filter((sum) => sum.day === day)
    const newest = own.reduce<DaySum | undefined>((last, sum) => (last && last.line > sum.line ? last : sum), undefined)
    balance = newest?.after ?? balance
    return { DAY: day, BALANCE: balance, IN: sumOf(own, 'income'), OUT: sumOf(own, 'expense') }
  })
}

function reasonsOf(sums: readonly DaySum[]) {
  const numbers = [...new Set(sums.map(({ reason }) => reason))]
  return numbers.map((number) => {
    const own = sums.filter(({ reason }) => reason === number)
    return { REASON: reasonOf(number), IN: sumOf(own, 'income'), OUT: sumOf(own, 'expense') }
  })
}

const sumOf = (sums: readonly DaySum[], side: 'income' | 'expense') => sums.reduce((sum, each) => sum + each[side], 0)
