import { type ReachAct, type Relation, reaches } from '@patisserie/rules/people/reach'
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../kit/db/database.ts'
import type { Reading } from '../members/reads.ts'
import './tables.ts'

/** The one rule every act that reaches another member asks. Nobody reaches somebody who is not there. */
export async function mayReach(db: Reading, actor: number, target: number, act: ReachAct): Promise<boolean> {
  const relation = (await relationsTo(db, actor, [target])).get(target)
  return relation !== undefined && reaches(act, relation)
}

/** Somebody an act is about, as they stand to who acts. */
export interface Related extends Relation {
  readonly nick: string
}

/** Members that a statement finds; the name is its text's. */
export interface FoundMembers {
  readonly name: string
  readonly sql: RawBuilder<unknown>
}

/**
 * How others stand to a member, for acts that may reach several at once; who is not there has no entry. `found`: others
 * still, who are looked up on the way.
 */
export async function relationsTo(
  db: Reading,
  actor: number,
  targets: readonly number[],
  found: FoundMembers | null = null,
): Promise<ReadonlyMap<number, Related>> {
  if (targets.length === 0 && !found) return new Map()
  const name = sql.raw(`-- relations-to${found ? `-${found.name}` : ''}`)
  const { rows } = await sql<Related & { id: number }>`${name}
    select t.id, t.nick,
      exists (select from blocks where blocker = t.id and blocked = a.id) as blocked,
      exists (select from blocks where blocker = a.id and blocked = t.id) as blocker,
      a.black and (a.black_until is null or a.black_until > now()) as "blackFlagged",
      a.closed_at is not null or t.closed_at is not null as closed
    from members a join members t on t.id = any(${[...targets]}::bigint[]${found ? sql` || array(${found.sql})` : sql``})
    where a.id = ${actor}`.execute(db as Tx) // a select, which both kinds of handle run
  return new Map(rows.map(({ id, ...related }) => [id, related]))
}
