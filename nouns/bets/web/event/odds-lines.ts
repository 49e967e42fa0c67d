/** A logarithmic scale between two powers of two. */
export interface LogScale {
  readonly low: number
  readonly high: number
}

/** The least scale around all values, one step at least. Values above 0. */
export function logScale(values: readonly number[]): LogScale {
  const least = Math.floor(Math.log2(Math.min(...values)))
  const most = Math.ceil(Math.log2(Math.max(...values)))
  return { low: 2 ** least, high: 2 ** Math.max(most, least + 1) }
}

/** The powers of two of a scale, from the lowest on. */
export const ticksOf = ({ low, high }: LogScale): readonly number[] =>
  Array.from({ length: Math.round(Math.log2(high / low)) + 1 }, (_, n) => low * 2 ** n)

/** Where a value stands, from 0 at the bottom to 1. */
export const heightOf = (value: number, { low, high }: LogScale): number =>
  Math.log2(value / low) / Math.log2(high / low)

export interface Span {
  readonly from: number
  readonly to: number
}

/** Where a time lies in a span, from 0 to 1. */
export const placeOf = (at: number, { from, to }: Span): number =>
  Math.min(1, Math.max(0, (at - from) / Math.max(1, to - from)))

/** Steps through values at their times, in a box 1,000 wide and 100 high: a value holds until the next one. */
export function stepsPath(points: readonly { readonly at: number; readonly height: number }[], span: Span): string {
  const [first] = points
  if (!first) return ''
  let path = `M0 ${y(first.height)}`
  for (const { at, height } of points.slice(1)) path += `H${round(placeOf(at, span) * 1_000)}V${y(height)}`
  return `${path}H1000`
}

/** From the end of a line, past that box, to its label: two heights from 0 to 1. Empty where the label stands at the end. */
export const leaderPath = (end: number, label: number): string =>
  y(end) === y(label) ? '' : `M1000 ${y(end)}L1010 ${y(label)}`

const y = (height: number) => round(100 - height * 100)

/** Heights of labels beside the ends of lines, as near as possible to theirs, and `gap` apart from one another. All from 0 to 1. */
export function spread(heights: readonly number[], gap: number): readonly number[] {
  const order = heights.map((_, n) => n).sort((a, b) => (heights[a] ?? 0) - (heights[b] ?? 0))
  const placed = [...heights]
  let floor = Number.NEGATIVE_INFINITY
  for (const n of order) {
    placed[n] = Math.max(heights[n] ?? 0, floor)
    floor = (placed[n] ?? 0) + gap
  }
  let ceiling = 1
  for (const n of order.toReversed()) {
    placed[n] = Math.min(placed[n] ?? 0, ceiling)
    ceiling = (placed[n] ?? 0) - gap
  }
  return placed
}

const round = (n: number): number => Math.round(n * 10) / 10
