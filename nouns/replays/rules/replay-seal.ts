import type { AchievementType, FlagVerdict, WireType } from './replays.ts'

/** The fields of a replay's row that decide its seal, named as on the wire. */
export interface SealedRun {
  readonly TYPE: WireType | (string & {})
  readonly STAGE: string
  readonly CLEARED: boolean | null
  readonly CHECKS: { readonly NM: FlagVerdict | (string & {}); readonly NB: FlagVerdict | (string & {}) }
}

export interface RunSeal {
  readonly type: AchievementType
  /** False if part of what the seal claims is only the uploader's word; the seal must then say so. */
  readonly proved: boolean
}

/**
 * The seal of a run with this medal; null if it has none. Only a whole run whose file says that it was cleared gets a
 * proved seal, or the type `clear`. A run whose file says that it was not cleared gets no seal.
 */
export const sealOf = (run: SealedRun, medal: AchievementType | null): RunSeal | null => {
  const cleared = run.TYPE === 'full' && run.STAGE === 'clear' && run.CLEARED === true
  if (medal === null) return cleared ? { type: 'clear', proved: true } : null
  if (run.CLEARED === false) return null
  const unhit = run.CHECKS.NM === 'verified' && run.CHECKS.NB === 'verified'
  return { type: medal, proved: cleared && (medal !== 'nn' || unhit) }
}
