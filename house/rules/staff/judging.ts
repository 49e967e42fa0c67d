import type { PersonOf } from './hidings.ts'

export const judgedVerdicts = ['pass', 'notPass'] as const
export type JudgedVerdict = (typeof judgedVerdicts)[number]

/** What a judgement does: it waits for a second, decides with the first, or leaves the report to staff. */
export const judgeOutcomes = ['waits', 'decided', 'staff'] as const
export type JudgeOutcome = (typeof judgeOutcomes)[number]

/** How far the judges are with a report. */
export const queueStates = ['open', 'judged', 'staff'] as const
export type QueueState = (typeof queueStates)[number]

/** What one member of bomb level 8 said about a report. */
export interface Judgement {
  readonly member: number
  readonly verdict: JudgedVerdict
}

interface Judging {
  readonly by: number
  readonly verdict: JudgedVerdict
  /** Judgements so far. */
  readonly said: readonly Judgement[]
  /** The reporter and the owner of the thing. */
  readonly parties: readonly number[]
  readonly personOf: PersonOf
}

/** Why a member cannot judge the report: it is about them, or they or another account of theirs have judged. Null if they can. */
export function judgeProblem({ by, said, parties, personOf }: Omit<Judging, 'verdict'>) {
  const isSelf = (member: number) => personOf(member) === personOf(by)
  if (parties.some(isSelf)) return 'reportOwn'
  return said.some(({ member }) => isSelf(member)) ? 'judgedAlready' : null
}

/**
 * What a further judgement does: the first waits for a second; two that agree decide; two that differ leave the report
 * to staff, and nobody judges it after that.
 */
export function outcomeOf({ verdict, said }: Pick<Judging, 'verdict' | 'said'>): JudgeOutcome {
  const [first] = said
  if (!first) return 'waits'
  return first.verdict === verdict ? 'decided' : 'staff'
}

/** Whether the report is left to staff: its judges differed. */
export const isForStaff = (said: readonly Judgement[]): boolean => new Set(said.map(({ verdict }) => verdict)).size > 1
