import type { ReadDb } from '#kit/db/database.ts'
import { gameNumbers } from '#rules/games/games.ts'

/** Totals of the site, and the number of replays of every game that has some, in order of release. */
export async function countReplays(db: ReadDb, startOfDay: Date) {
  const [games, [rest]] = await Promise.all([
    db.named<GameCount>(gamesStatement, []),
    db.named<{ members: number; today: number }>(restStatement, [startOfDay]),
  ])
  const sum = (of: (row: GameCount) => number) => games.reduce((total, row) => total + of(row), 0)
  return {
    totals: {
      replays: sum((row) => row.replays),
      members: rest?.members ?? 0,
      today: rest?.today ?? 0,
      likes: sum((row) => row.likes),
    },
    games: games
      .map(({ game, replays }) => ({ GAM: game, count: replays }))
      .sort((a, b) => places.indexOf(a.GAM) - places.indexOf(b.GAM)),
  }
}

export const newestMembers = (db: ReadDb, count: number) =>
  db.named<{ UID: number; NICK: string; HEAD: string }>(newestMembersStatement, [count])

interface GameCount {
  readonly game: number
  readonly replays: number
  readonly likes: number
}

const places: readonly number[] = gameNumbers

/** `replay_games` is maintained with every change of a replay, because counting the rows gets slower as they grow. */
const gamesStatement = { name: 'home-games', sql: 'select game, replays, likes from replay_games where replays > 0' }

const restStatement = {
  name: 'home-rest',
  sql: `select (select members from member_totals) as members,
          (select count(*) from replays where uploaded_at >= $1 and removed_at is null and held_at is null) as today`,
}

const newestMembersStatement = {
  name: 'home-newest-members',
  sql: `select id as "UID", nick as "NICK", head as "HEAD" from members
        where closed_at is null order by id desc limit $1`,
}
