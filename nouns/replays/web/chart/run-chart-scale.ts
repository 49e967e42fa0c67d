import { formatNumber } from '#rules/text.ts'

/** A round step for about four lines up to `max`: 1, 2 or 5 times a power of ten. */
export const niceStep = (max: number): number => {
  const power = 10 ** Math.floor(Math.log10(Math.max(max, 1e-9) / 4))
  const times = [1, 2, 5].find((n) => n * power * 4.0001 >= max) ?? 10
  return times * power
}

/** Lines from 0 to the first at or above `max`. */
export const axisTicks = (max: number): number[] => {
  const step = niceStep(max)
  const lines = Math.max(1, Math.ceil(max / step - 1e-9))
  return Array.from({ length: lines + 1 }, (_, i) => i * step)
}

/** A number on an axis: two decimals at most, with separators of thousands. */
export const tickText = (tick: number): string => {
  const [whole = '', part] = String(Math.round(tick * 100) / 100).split('.')
  return [formatNumber(Number(whole)), ...(part ? [part] : [])].join('.')
}

/** Ends of the stages as shares of the whole, by their lengths; evenly where one length is unknown. */
export const stageEnds = (frames: readonly (number | null)[]): number[] => {
  const known = frames.filter((n): n is number => n !== null && n > 0)
  const lengths = known.length === frames.length ? known : frames.map(() => 1)
  const whole = lengths.reduce((sum, n) => sum + n, 0)
  let sum = 0
  return lengths.map((n) => {
    sum += n
    return sum / whole
  })
}

/** The stage at a share of the whole. */
export const stageAt = (ends: readonly number[], share: number): number => {
  const found = ends.findIndex((end) => share < end)
  return found === -1 ? Math.max(0, ends.length - 1) : found
}
