import { betRates } from './bet-rates.ts'

/**
 * Where an event stands. `open`: until the deadline. `ended`: it waits for a proposal of its result. `proposed`: the proposal
 * stands for all to see and to object to. `contested`: enough objected, and a second member of staff decides. `due`: it is to
 * be paid. `overdue`: nobody proposed anything in time, and every stake goes back.
 */
export type BetPhase = 'open' | 'ended' | 'proposed' | 'contested' | 'due' | 'overdue'

/** What is told of an event's result before it is paid. */
export interface BetCourse {
  readonly deadline: Date
  readonly proposedAt: Date | null
  /** When another member of staff changed the result last, with a public note. */
  readonly changedAt: Date | null
  readonly objections: Objections
}

/** Objections that staff have not answered as unfounded, and that came after the last member of staff who kept or changed the result. */
export interface Objections {
  /** Persons; linked accounts are one. */
  readonly people: number
  /** What they have staked on the event, and what everybody has. */
  readonly staked: number
  readonly of: number
}

/** Whether so many object that a second member of staff decides. */
export const areEnough = ({ people, staked, of }: Objections): boolean =>
  people >= betRates.objectors || (people > 0 && staked * betRates.objectorsPart >= of)

/** Where an event stands, and when that changes by itself; null if it does not. */
export function phaseOf(course: BetCourse, now: Date): { readonly phase: BetPhase; readonly until: Date | null } {
  const { deadline, proposedAt, changedAt } = course
  const before = (phase: BetPhase, until: Date, then: BetPhase) =>
    now < until ? { phase, until } : { phase: then, until: null }
  if (now < deadline) return { phase: 'open', until: deadline }
  if (!proposedAt) return before('ended', later(deadline, betRates.proposalDays * 24), 'overdue')
  const seenBy = later(proposedAt, betRates.seenHours)
  if (changedAt) return before('proposed', later(changedAt, betRates.seenHours), 'due')
  if (!areEnough(course.objections)) return before('proposed', seenBy, 'due')
  return before('contested', later(seenBy, betRates.decisionHours), 'due')
}

/** Whether somebody may still object: within the day of the first proposal. */
export const mayObjectUntil = (proposedAt: Date): Date => later(proposedAt, betRates.seenHours)

/** Until when an unfounded objection costs the right to object. */
export const objectsAgainFrom = (answeredAt: Date): Date => later(answeredAt, betRates.unfoundedDays * 24)

const later = (from: Date, hours: number): Date => new Date(from.getTime() + hours * 3_600_000)
