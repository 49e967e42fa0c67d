import { daysLater } from '../beijing-time.ts'
import { dessertRates as rates } from './dessert-rates.ts'

/** What a dessert has become. */
export interface Growth {
  /** Whole experience, which never falls. */
  readonly exp: number
  /** The last Beijing day on which it was fed its own material, or on which it came. */
  readonly fedDay: string
}

/** Experience that level `level` needs. */
export const expOf = (level: number): number => (rates.levelStep * level * (level - 1)) / 2

/** The level that experience alone gives, from 1 to 9. */
export const grownLevel = (exp: number): number => {
  let level = 1
  while (level < rates.topLevel && exp >= expOf(level + 1)) level++
  return level
}

/** A dessert of the highest level that had none of its own material for a week is hungry until it gets one. */
export const isHungry = ({ exp, fedDay }: Growth, today: string): boolean =>
  grownLevel(exp) === rates.topLevel && today >= daysLater(fedDay, rates.hungryDays)

/** The level at which a dessert acts today. */
export const levelOn = (growth: Growth, today: string): number =>
  grownLevel(growth.exp) - (isHungry(growth, today) ? 1 : 0)

/** Stars beyond the highest level, without end. */
export const starsOf = (exp: number): number => Math.max(0, Math.floor((exp - expOf(rates.topLevel)) / rates.starStep))

/** Experience at which the next level or star comes. */
export const nextAt = (exp: number): number => {
  const level = grownLevel(exp)
  return level < rates.topLevel ? expOf(level + 1) : expOf(rates.topLevel) + (starsOf(exp) + 1) * rates.starStep
}

/** Experience that takes a dessert to the next whole level: what dragon balls and staff give. */
export const wholeLevel = (exp: number): number => nextAt(exp) - exp

/** The part of the way from the last level or star to the next, from 0 to below 1. */
export const grownShare = (exp: number): number => {
  const level = grownLevel(exp)
  const last = level < rates.topLevel ? expOf(level) : nextAt(exp) - rates.starStep
  return (exp - last) / (nextAt(exp) - last)
}
