import type { Decided } from '../staff/decided.ts'

/** What members are told of about their points, by kind, with the data its words need. */
export interface IscoreReminders {
  /** Subject `replay:{id}`: a high score that waited for staff. */
  readonly iscoreDecided: Decided & { readonly code: string; readonly game: number }
  /** Subject `pilot:{id}`: a signature. */
  readonly pilotDecided: Decided & { readonly pilot: string }
}

export const iscoreReminders = ['iscoreDecided', 'pilotDecided'] as const satisfies readonly (keyof IscoreReminders)[]
