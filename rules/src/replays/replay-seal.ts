import type { AchievementType, FlagVerdict, WireType } from './replays.ts'

/** What of a replay's row decides about its seal, as the wire names it. */
export interface SealedRun {
  readonly TYPE: WireType | (string & {})
  readonly STAGE: string
  readonly CLEARED: boolean | null
  readonly CHECKS: { readonly NM: FlagVerdict | (string & {}); readonly NB: FlagVerdict | (string & {}) }
}

export interface RunSeal {
  readonly type: AchievementType
  /** False: part of what the seal says is the uploader's word alone, and the seal must say so. */
  readonly proved: boolean
}

/**
 * The seal of a run with this medal, null without one. Only a whole run whose file says that it was cleared has a proved
 * seal, and only then its progress is `clear`. A run that the file calls not cleared has none.
 */
export const sealOf = (run: SealedRun, medal: AchievementType | null): RunSeal | null => {
  const cleared = run.TYPE === 'full' && run.STAGE === 'clear' && run.CLEARED === true
  if (medal === null) return cleared ? { type: 'clear', proved: true } : null
  if (run.CLEARED === false) return null
  const unhit = run.CHECKS.NM === 'verified' && run.CHECKS.NB === 'verified'
  return { type: medal, proved: cleared && (medal !== 'nn' || unhit) }
}
