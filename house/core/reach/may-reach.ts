import { type RawBuilder, sql } from 'kysely'
import type { ReadDb, Tx } from '#kit/db/database.ts'
import { type ReachAct, type Relation, reaches } from '#rules/people/reach.ts'
import type { Reading } from '../members/reads.ts'
import './tables.ts'

/**
 * The one rule for every act that reaches another member (see `reach` in the glossary). False if there is no such
 * member.
 */
export async function mayReach(db: Reading, actor: number, target: number, act: ReachAct): Promise<boolean> {
  const relation = (await relationsTo(db, actor, [target])).get(target)
  return relation !== undefined && reaches(act, relation)
}

/** Like `mayReach`, for a read: travels together with the other named statements of its step. */
export async function seesReach(db: ReadDb, actor: number, target: number, act: ReachAct): Promise<boolean> {
  const [relation] = await db.named<Related>(relationStatement, [target, actor])
  return relation !== undefined && reaches(act, relation)
}

const relationColumns = `
      exists (select from blocks where blocker = t.id and blocked = a.id) as blocked,
      exists (select from blocks where blocker = a.id and blocked = t.id) as blocker,
      a.black and (a.black_until is null or a.black_until > now()) as "blackFlagged",
      a.closed_at is not null or t.closed_at is not null as closed`

const relationStatement = {
  name: 'relation-to',
  sql: `select t.nick, ${relationColumns} from members a join members t on t.id = $1 where a.id = $2`,
}

/** A member whom an act is about, and their relation to the actor. */
export interface Related extends Relation {
  readonly nick: string
}

/** A subquery that finds more members; `name` must be unique to its text, because it names the prepared statement. */
export interface FoundMembers {
  readonly name: string
  readonly sql: RawBuilder<unknown>
}

/**
 * How other members are related to the actor, for acts that may reach several at once. Members who do not exist have no
 * entry. `found` adds the members of a subquery.
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
    select t.id, t.nick, ${sql.raw(relationColumns)}
    from members a join members t on t.id = any(${[...targets]}::bigint[]${found ? sql` || array(${found.sql})` : sql``})
    where a.id = ${actor}`.execute(db as Tx) // a plain select, which both types of `Reading` can run
  return new Map(rows.map(({ id, ...related }) => [id, related]))
}
