import { gameNumbers } from '@patisserie/rules/games'
import type { ReadDb } from '../../kit/db/database.ts'

/** How much there is, of the games that have replays, in the order they came out. */
export async function countReplays(db: ReadDb, startOfDay: Date) {
  const [rows, [members]] = await Promise.all([
    db.named<GameCount>(gamesStatement, [startOfDay]),
    db.named<{ count: number }>(membersCountStatement, []),
  ])
  const sum = (of: (row: GameCount) => number) => rows.reduce((total, row) => total + of(row), 0)
  return {
    totals: {
      replays: sum((row) => row.count),
      members: members?.count ?? 0,
      today: sum((row) => row.today),
      likes: sum((row) => row.likes),
    },
    games: rows
      .map(({ game, count }) => ({ GAM: game, count }))
      .sort((a, b) => places.indexOf(a.GAM) - places.indexOf(b.GAM)),
  }
}

export const newestMembers = (db: ReadDb, count: number) =>
  db.named<{ UID: number; NICK: string; HEAD: string }>(newestMembersStatement, [count])

interface GameCount {
  game: number
  count: number
  today: number
  likes: number
}

const places: readonly number[] = gameNumbers

const gamesStatement = {
  name: 'home-games',
  sql: `select game, count(*) as count, count(*) filter (where uploaded_at >= $1) as today, sum(likes) as likes
        from replays where removed_at is null group by game`,
}

const membersCountStatement = { name: 'home-members-count', sql: 'select count(*) as count from members' }

const newestMembersStatement = {
  name: 'home-newest-members',
  sql: 'select id as "UID", nick as "NICK", head as "HEAD" from members order by id desc limit $1',
}
