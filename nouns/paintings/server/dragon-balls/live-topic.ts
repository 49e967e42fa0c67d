import type { LiveTopic } from '#kit/live/topic.ts'

/**
 * Live topic of open boards, `?dragon=all`: how far the open round of every character is. A page sees by the round's
 * number that one was closed, and reads the board again.
 */
export const liveDragon: LiveTopic = {
  name: 'dragon',
  subjects: ({ asked }) => (asked === 'all' ? ['all'] : []),
  // Works that are hidden or removed leave their places.
  follows: { tags: ['dragon-balls', 'paintings'], subject: 'all' },
  state: async (db) => {
    const rows = await db.named<{ character: string; round: number; balls: number }>(openRounds, [])
    return { rounds: rows.map(({ character, round, balls }) => [character, round, balls]) }
  },
}

const openRounds = {
  name: 'dragon-live-rounds',
  sql: `select r.character, r.round, count(b.ball)::integer as balls
    from dragon_rounds r left join dragon_balls b on b.character = r.character and b.round = r.round
    where r.closed_at is null group by r.character, r.round order by r.character`,
}
