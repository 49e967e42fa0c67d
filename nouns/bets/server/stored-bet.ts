import { type Selectable, sql } from 'kysely'
import type { Reading } from '#core/members/reads.ts'
import type { Tx } from '#kit/db/database.ts'
import type { Tables } from '#kit/db/tables.ts'
import type { ShownPhase } from '../rules/bet-phases.ts'
import type { Opening, Pool } from '../rules/odds.ts'
import { phaseOf } from '../rules/result.ts'
import { stakeResourceOf } from '../rules/stake-resource.ts'
import './tables.ts'

/** What is read of an event to quote it and to tell where it stands. */
export const betColumns = [
  'id',
  'name',
  'category',
  'title',
  'resource',
  'odds_type',
  'multi',
  'show_bets',
  'base',
  'odds',
  'staked',
  'promised',
  'revision',
  'stakes',
  'bettors',
  'opener',
  'of_member',
  'involved',
  'asked_at',
  'opened_at',
  'refused_at',
  'deadline',
  'winner',
  'proposed_at',
  'proposed_by',
  'decided_at',
  'decided_by',
  'changed',
  'settling_at',
  'refunded',
  'paid_at',
] as const

export type StoredBet = Pick<Selectable<Tables['bets']>, (typeof betColumns)[number]>

/** Objections that staff have not answered as unfounded: by how many persons, and what these staked. */
export interface StoredObjections {
  readonly people: number
  /** Those of them that came after the result was last kept or changed. */
  readonly open: { readonly people: number; readonly staked: number }
}
export const noObjections: StoredObjections = { people: 0, open: { people: 0, staked: 0 } }

/** Finds an event by the id in its address. */
export const findBet = (db: Reading, name: string): Promise<StoredBet | undefined> =>
  db.selectFrom('bets').select(betColumns).where('name', '=', name).executeTakeFirst()

/** Finds events by their ids in addresses. */
export const findBets = (db: Reading, names: readonly string[]): Promise<StoredBet[]> =>
  db.selectFrom('bets').select(betColumns).where('name', 'in', names).execute()

/**
 * Locks those of some events that take stakes, in one order; by name. An event that does not take any is not locked: what pays it locks
 * it before the people.
 */
export async function lockOpenBets(
  tx: Tx,
  names: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, StoredBet>> {
  const { rows } = await sql<StoredBet>`-- bet-lock
    select ${sql.raw(betColumns.join(', '))} from bets
    where name = any(${[...new Set(names)]}::text[]) and opened_at is not null and settling_at is null and proposed_at is null
      and deadline > ${now}
    order by id for no key update`.execute(tx)
  return new Map(rows.map((bet) => [bet.name, bet]))
}

export const openingOf = ({ resource, odds_type, base, odds }: StoredBet): Opening => ({
  resource: stakeResourceOf(resource),
  oddsType: odds_type,
  base,
  odds,
})

export const poolIn = ({ staked, promised }: StoredBet): Pool => ({ staked, promised })

const sum = (list: readonly number[]): number => list.reduce((total, each) => total + each, 0)
export const stakedOn = ({ staked }: StoredBet): number => sum(staked)

/** Where an event stands, and when that changes by itself. `due` and `overdue` are settling: the next minute begins it. */
export function shownPhase(
  bet: StoredBet,
  objections: StoredObjections,
  now: Date,
): { readonly phase: ShownPhase; readonly until: Date | null } {
  if (bet.paid_at) return { phase: bet.refunded ? 'refunded' : 'paid', until: null }
  if (bet.settling_at) return { phase: 'settling', until: null }
  if (bet.refused_at) return { phase: 'refused', until: null }
  if (!bet.opened_at) return { phase: 'asked', until: null }
  const { phase, until } = coursePhase(bet, objections, now)
  return phase === 'due' || phase === 'overdue' ? { phase: 'settling', until: null } : { phase, until }
}

/** Where an open event that is not being paid stands, by the rules. */
export const coursePhase = (bet: StoredBet, objections: StoredObjections, now: Date) =>
  phaseOf(
    {
      deadline: bet.deadline,
      proposedAt: bet.proposed_at,
      changedAt: bet.changed ? bet.decided_at : null,
      objections: { ...objections.open, of: stakedOn(bet) },
    },
    now,
  )

/** Whether an event takes stakes. */
export const takesStakes = (bet: StoredBet, now: Date): boolean =>
  bet.opened_at !== null && bet.settling_at === null && bet.proposed_at === null && now < bet.deadline
