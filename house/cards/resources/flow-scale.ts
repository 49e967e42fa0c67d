import type { Language } from '#rules/language.ts'
import { shorten } from '#rules/text.ts'

/** The range of a chart, from one round number to another. */
export interface FlowScale {
  readonly low: number
  readonly high: number
  readonly step: number
}

/**
 * A scale in four to eight whole round steps around all values. It begins at 0 unless values lie below it, or close together far
 * above it.
 */
export function flowScale(values: readonly number[]): FlowScale {
  const least = Math.min(...values, Number.POSITIVE_INFINITY)
  const most = Math.max(...values, 0)
  const isFar = least > most * 0.6 && most > 20 && least < most
  const floor = least < 0 ? least : isFar ? least - (most - least) * 0.2 : 0
  const step = roundStep((most - floor) / 4)
  const low = Math.floor(floor / step) * step
  return { low, high: Math.max(Math.ceil(most / step) * step, low + 4 * step), step }
}

/** The numbers of its lines, from the lowest on. */
export const rowsOf = ({ low, high, step }: FlowScale): number[] =>
  Array.from({ length: Math.round((high - low) / step) + 1 }, (_, at) => low + at * step)

/** The least of 1, 2, 5, 10, 20 … that is not below `least`. */
const roundStep = (least: number): number => {
  const power = 10 ** Math.floor(Math.log10(Math.max(least, 1)))
  return Math.max(1, ([1, 2, 5, 10].find((times) => times * power >= least) ?? 10) * power)
}

/** Width of the drawings; they are 100 high. */
export const flowWidth = 1_000

/** A line through all values, each in the middle of an equal width, where its bars are. */
export const linePath = (values: readonly number[], scale: FlowScale): string => {
  const ys = values.map((value) => yOf(value, scale))
  if (ys.length < 2) return `M0 ${ys[0] ?? 100}H${flowWidth}`
  return ys.map((y, at) => `${at === 0 ? 'M' : 'L'}${round(((at + 0.5) / ys.length) * flowWidth)} ${y}`).join('')
}

/** Steps: every value has an equal width. */
export const stepPath = (values: readonly number[], scale: FlowScale): string =>
  values
    .map(
      (value, at) => `${at === 0 ? 'M0 ' : 'V'}${yOf(value, scale)}H${round(((at + 1) / values.length) * flowWidth)}`,
    )
    .join('')

/** Bars of equal width whose heights are the square roots of their shares in `most`, so that small ones are seen. */
export const barsPath = (values: readonly number[], most: number, way: 'up' | 'down'): string => {
  const width = flowWidth / values.length
  return values
    .map((value, at) => {
      if (value <= 0 || most <= 0) return ''
      const height = Math.sqrt(value / most) * 100
      const base = way === 'up' ? 100 : 0
      const end = way === 'up' ? 100 - height : height
      return `M${round((at + 0.08) * width)} ${base}V${round(end)}H${round((at + 0.92) * width)}V${base}Z`
    })
    .join('')
}

const yOf = (value: number, { low, high }: FlowScale): number => round(100 - ((value - low) / (high - low)) * 100)

const round = (x: number): number => Math.round(x * 10) / 10

/** At most four digits and a unit, without zeros behind the point: `128.5 万`, in English `1.28M`. */
export const shortNumber = (n: number, language: Language): string => {
  const [figures, name] = shorten(n, units[language], (amount, size) => {
    const long = language === 'zh' ? amount / 10 : amount
    return size === 1 || long >= 100 ? 0 : long >= 10 ? 1 : 2
  })
  return `${figures.replace(/(\.\d*?)0+$/, '$1').replace(/\.$/, '')}${name}`
}

const units: Readonly<Record<Language, readonly (readonly [number, string])[]>> = {
  zh: [
    [1e8, ' 亿'],
    [1e4, ' 万'],
  ],
  en: [
    [1e9, 'B'],
    [1e6, 'M'],
    [1e3, 'K'],
  ],
}
