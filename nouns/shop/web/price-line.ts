import { type PricePoint, priceAt } from '../rules/price-steps.ts'

export interface LineBox {
  /** First and last hour, and lowest and highest price. */
  readonly from: number
  readonly to: number
  readonly low: number
  readonly high: number
  readonly width: number
  readonly height: number
}

/** An SVG path of steps through the prices of a time. */
export const pricePath = (points: readonly PricePoint[], first: number, box: LineBox): string => {
  const { from, to, low, high, width, height } = box
  const x = (hour: number) => round(((hour - from) / Math.max(1, to - from)) * width)
  const y = (price: number) => round(height - ((price - low) / Math.max(1, high - low)) * height)
  let path = `M0 ${y(priceAt(points, from, first))}`
  for (const [hour, price] of points) if (hour > from && hour <= to) path += `H${x(hour)}V${y(price)}`
  return `${path}H${width}`
}

const round = (n: number): number => Math.round(n * 10) / 10

/** How far a price is from its base, in percent, without its sign; empty where it rounds to nothing. */
export const percentOf = (permille: number): string => {
  const percent = Math.abs(permille) / 10
  return percent === 0 ? '' : percent < 10 ? percent.toFixed(1).replace(/\.0$/, '') : String(Math.round(percent))
}
