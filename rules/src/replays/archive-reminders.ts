import type { Decided } from '../staff/decided.ts'

/** What members are told of about archived runs, by kind, with the data its words need. */
export interface ArchiveReminders {
  /** Subject `run:{id}`: an archived run one claimed. */
  readonly claimDecided: Decided & { readonly pilot: string; readonly game: number }
}

export const archiveReminders = ['claimDecided'] as const satisfies readonly (keyof ArchiveReminders)[]
