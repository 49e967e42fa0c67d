import { sql } from 'kysely'
import type { Tx } from '#kit/db/database.ts'

/**
 * A message that is gone is not unread any more. A request of which nothing is left is none: the sides of both go back to
 * having nothing, and the limit on unanswered messages goes on counting.
 */
export async function uncount(db: Tx, message: number): Promise<void> {
  await sql`update conversation_sides s set unread = (select count(*) from messages n
      where n.conversation = s.conversation and n.author = s.other and n.gone is null and n.id > greatest(s.read_to, s.gone_to))
    from messages w where w.id = ${message} and s.conversation = w.conversation and s.member <> w.author`.execute(db)
  await sql`delete from conversation_sides s using messages w where w.id = ${message} and s.conversation = w.conversation
    and s.member <> w.author and s.state = 'request'
    and not exists (select from messages n where n.conversation = s.conversation and n.gone is null)`.execute(db)
}
