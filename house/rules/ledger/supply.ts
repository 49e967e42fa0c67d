import { daysBefore, daysBetween } from './period.ts'
import { type Resource, resources } from './resources.ts'

export const supplyPeriods = ['30d', '1y', 'all'] as const
export type SupplyPeriod = (typeof supplyPeriods)[number]

/** Sums of one Beijing day. */
export interface SupplyDay {
  readonly day: string
  readonly resource: Resource
  readonly minted: number
  readonly burned: number
}

/** A resource at the points of a chart. */
export interface SupplyLine {
  /** What members held at the end of the point's last day. */
  readonly held: readonly number[]
  /** Sums of the point's days. */
  readonly minted: readonly number[]
  readonly burned: readonly number[]
}

export interface SupplySeries {
  /** The last day of every point; the last point ends today. */
  readonly days: readonly string[]
  readonly of: Readonly<Record<Resource, SupplyLine>>
}

interface SupplyAsked {
  readonly today: string
  readonly period: SupplyPeriod
}

/** Most points of a chart of all days. */
const pointsMost = 60

/**
 * Charts of the supply of every resource, from the sums of all days since the first. Points have a day each over thirty
 * days, a week over a year, and equally many whole days over all time.
 */
export function supplySeries(rows: readonly SupplyDay[], { today, period }: SupplyAsked): SupplySeries {
  const { points, width } = pointsOf(rows, { today, period })
  const of = Object.fromEntries(
    resources.map((resource) => [resource, { held: zeros(points), minted: zeros(points), burned: zeros(points) }]),
  ) as Record<Resource, Record<keyof SupplyLine, number[]>> // every resource is named
  const before = Object.fromEntries(resources.map((resource) => [resource, 0])) as Record<Resource, number>
  for (const { day, resource, minted, burned } of rows) {
    const point = points - 1 - Math.floor(daysBetween(day, today) / width)
    if (point < 0) {
      before[resource] += minted - burned
      continue
    }
    // A day after today: another process has a clock that is ahead of this one.
    const at = Math.min(point, points - 1)
    add(of[resource].minted, at, minted)
    add(of[resource].burned, at, burned)
  }
  for (const resource of resources) {
    const { held, minted, burned } = of[resource]
    let sum = before[resource]
    for (let at = 0; at < points; at++) {
      sum += (minted[at] ?? 0) - (burned[at] ?? 0)
      held[at] = sum
    }
  }
  const days = Array.from({ length: points }, (_, at) => daysBefore(today, (points - 1 - at) * width))
  return { days, of }
}

function pointsOf(rows: readonly SupplyDay[], { today, period }: SupplyAsked) {
  if (period === '30d') return { points: 30, width: 1 }
  if (period === '1y') return { points: 53, width: 7 }
  const first = rows.reduce((least, { day }) => (day < least ? day : least), today)
  const days = daysBetween(first, today) + 1
  const width = Math.ceil(days / pointsMost)
  return { points: Math.ceil(days / width), width }
}

const zeros = (count: number): number[] => Array(count).fill(0)

const add = (line: number[], at: number, amount: number): void => {
  line[at] = (line[at] ?? 0) + amount
}
