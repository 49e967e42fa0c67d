import { weekOf } from './bet-effects.ts'
import { betRates } from './bet-rates.ts'
import type { StakeResource } from './odds.ts'

/** What a member may stake in a Beijing day: power and points together, and faith. Null without a limit. */
export interface DayLimits {
  readonly units: number | null
  readonly faith: number | null
}

/** Limits as they are stored: those that hold, and looser ones that come later. */
export interface StoredLimits extends DayLimits {
  readonly next: (DayLimits & { readonly from: Date }) | null
}

export const noLimits: StoredLimits = { units: null, faith: null, next: null }

/** The limits that hold at a moment. */
export const limitsAt = ({ next, units, faith }: StoredLimits, now: Date): DayLimits =>
  next && next.from <= now ? { units: next.units, faith: next.faith } : { units, faith }

/** The strictest of the limits of one person's accounts. */
export const strictestOf = (limits: readonly DayLimits[]): DayLimits =>
  limits.reduce<DayLimits>(
    (one, other) => ({ units: stricter(one.units, other.units), faith: stricter(one.faith, other.faith) }),
    { units: null, faith: null },
  )

/**
 * Sets limits: what is stricter holds at once, what is looser after seven days. Looser ones that were announced keep their day, unless
 * they get looser still.
 */
export function withLimits(stored: StoredLimits, wanted: DayLimits, now: Date): StoredLimits {
  const held = limitsAt(stored, now)
  const strict = { units: stricter(held.units, wanted.units), faith: stricter(held.faith, wanted.faith) }
  const isLooser = strict.units !== wanted.units || strict.faith !== wanted.faith
  const { next } = stored
  const isAnnounced =
    next !== null &&
    next.from > now &&
    stricter(next.units, wanted.units) === wanted.units &&
    stricter(next.faith, wanted.faith) === wanted.faith
  const from = isAnnounced ? next.from : new Date(now.getTime() + betRates.looserDays * 86_400_000)
  return { ...strict, next: isLooser ? { units: wanted.units, faith: wanted.faith, from } : null }
}

/** When a pause ends: a new one never shortens one that runs. */
export const pauseUntil = (running: Date | null, days: number, now: Date): Date | null => {
  const until = new Date(now.getTime() + days * 86_400_000)
  if (running && running >= until) return running
  return days > 0 ? until : null
}

/** What the limits of a day leave of a resource; infinite without one. */
export const dayRoom = (limits: DayLimits, resource: StakeResource, stakedToday: number): number => {
  const most = limits[weekOf(resource)]
  return most === null ? Number.POSITIVE_INFINITY : Math.max(0, most - stakedToday)
}

const stricter = (one: number | null, other: number | null): number | null =>
  one === null ? other : other === null ? one : Math.min(one, other)
