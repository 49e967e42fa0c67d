import { type ReachAct, reaches } from '@patisserie/rules/reach'
import { sql } from 'kysely'
import type { ReadDb } from '../../kit/db/database.ts'
import './tables.ts'

/** The one rule every act that reaches another member asks. Nobody reaches somebody who is not there. */
export async function mayReach(
  db: Pick<ReadDb, 'selectFrom'>,
  actor: number,
  target: number,
  act: ReachAct,
): Promise<boolean> {
  const relation = await db
    .selectFrom('members as a')
    .innerJoin('members as t', (on) => on.on('t.id', '=', target))
    .select(({ exists, selectFrom }) => [
      exists(selectFrom('blocks').select('at').where('blocker', '=', target).where('blocked', '=', actor)).as(
        'blocked',
      ),
      exists(selectFrom('blocks').select('at').where('blocker', '=', actor).where('blocked', '=', target)).as(
        'blocker',
      ),
      sql<boolean>`a.black and (a.black_until is null or a.black_until > now())`.as('blackFlagged'),
      sql<boolean>`a.closed_at is not null or t.closed_at is not null`.as('closed'),
    ])
    .where('a.id', '=', actor)
    .executeTakeFirst()
  if (!relation) return false
  const { blocked, blocker, blackFlagged, closed } = relation
  return reaches(act, { blocked: Boolean(blocked), blocker: Boolean(blocker), blackFlagged, closed })
}
