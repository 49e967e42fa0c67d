import { sql } from 'kysely'
import type { Reading } from '#core/members/reads.ts'
import { earnedLevels } from '#rules/economy/economy-rates.ts'
import type { Membership } from '../rules/levels-earned.ts'

const dayMs = 86_400_000

/** Posts above this number bring no further level, so they are not counted. */
const mostPosts = Math.max(...earnedLevels.map(({ posts }) => posts))

/** How long a member has been here and how many of their posts stand, at most `mostPosts`. */
export async function membershipOf(db: Reading, member: number, now: Date): Promise<Membership> {
  const { created_at, posts } = await db
    .selectFrom('members as m')
    .select(['m.created_at', sql<number>`(${standingPosts('m.id')})`.as('posts')])
    .where('m.id', '=', member)
    .executeTakeFirstOrThrow()
  return { days: Math.max(0, Math.floor((now.getTime() - created_at.getTime()) / dayMs)), posts }
}

/** SQL that counts the floors of a member that stand, in topics that stand: removed by nobody, and waiting for nobody. */
export const standingPosts = (member: string) =>
  sql.raw(`select count(*) from (
    select from floors f join topics t on t.id = f.topic
    where f.author = ${member} and f.removed_at is null and f.held_at is null and t.removed_at is null and t.held_at is null
    limit ${mostPosts}) f`)
