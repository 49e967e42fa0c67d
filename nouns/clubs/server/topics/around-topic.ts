import type { ReadDb } from '#kit/db/database.ts'
import { replayCode } from '#rules/base62.ts'
import { gameLabel, isGam } from '#rules/games/games.ts'
import type { LikedFloor, RunBeside } from '../../contract/clubs.ts'
import { gameInText } from '../../rules/game-in-text.ts'
import { type Run, shownRun } from '../texts/render-sources.ts'

export interface AroundTopic {
  readonly liked: LikedFloor[]
  readonly runs: RunBeside[]
  readonly game: number | null
}

/** GET /getMSAround/:id; nothing for a topic that not everybody sees. */
export async function aroundTopic(db: ReadDb, topic: number): Promise<AroundTopic> {
  const [[visible], liked, shown] = await Promise.all([
    db.named<{ title: string }>(titleStatement, [topic]),
    db.named<LikedFloor>(likedStatement, [topic]),
    db.named<StoredRun>(shownStatement, [topic]),
  ])
  if (!visible) return { liked: [], runs: [], game: null }
  const game = shown[0]?.game ?? gameInText(visible.title)
  const wanted = mostRuns - shown.length
  const others = wanted > 0 && game !== null ? await db.named<StoredRun>(gameStatement, [game, mostRuns]) : []
  const known = new Set(shown.map(({ id }) => id))
  const more = others.filter(({ id }) => !known.has(id)).slice(0, Math.max(0, wanted))
  return { liked, runs: [...shown, ...more].map(runBeside), game }
}

const mostLiked = 4
const mostRuns = 3

interface StoredRun extends Run {
  readonly id: number
}

function runBeside(row: StoredRun): RunBeside {
  const { src, game, shot, rank } = shownRun(row, [])
  return {
    CODE: replayCode(row.id),
    GAM: row.game,
    GAME: { zh: game.zh, en: isGam(row.game) ? gameLabel(row.game, 'en') : game.en },
    SHOT: shot,
    RANK: row.difficulty,
    RANKNAME: rank?.name ?? '',
    SCORE: row.score,
    SCREEN: src,
    NICK: row.nick,
  }
}

const titleStatement = {
  name: 'around-title',
  sql: `select t.title from topics t join clubs c on c.id = t.club
    where t.id = $1 and t.removed_at is null and t.held_at is null and not c.hidden`,
}

/** Reads the index `floors_liked` in its order. */
const likedStatement = {
  name: 'around-liked',
  sql: `select f.number as "FLOOR", f.author as "UID", m.nick as "NICK", m.head as "HEAD", f.likes as "LIKES",
      f.excerpt as "EXCERPT"
    from floors f join members m on m.id = f.author
    where f.topic = $1 and f.likes > 0 and f.removed_at is null and f.held_at is null
    order by f.likes desc, f.number limit ${mostLiked}`,
}

const runColumns = 'r.id, r.game, r.difficulty, r.shot, r.score, r.screen, r.open, m.nick'
const visibleRun = 'r.removed_at is null and r.held_at is null'

/** The opening floor and the newest ones, in which runs are looked for: a topic may have tens of thousands of floors. */
const looked = 1_000

/** Runs that the visible ones of these floors show as they are now, the last named first. */
const shownStatement = {
  name: 'around-shown-runs',
  sql: `select ${runColumns} from (
      select x.replay, max(f.number) as number from floors f join floor_replays x on x.floor = f.id
      where f.topic = $1 and (f.number = 1 or f.number > (select top from topics where id = $1) - ${looked})
        and f.removed_at is null and f.held_at is null and x.shown group by x.replay
    ) s join replays r on r.id = s.replay join members m on m.id = r.uploader
    where ${visibleRun} order by s.number desc, r.id desc limit ${mostRuns}`,
}

/** The newest of every facet of the game, by the index `replays_facet_time`, and of these the newest. */
const gameStatement = {
  name: 'around-game-runs',
  sql: `select ${runColumns} from (
      select n.id, n.uploaded_at from replay_facets x cross join lateral (
        select id, uploaded_at from replays where facet = x.id and removed_at is null and held_at is null
        order by uploaded_at desc, id desc limit $2
      ) n where x.game = $1 and x.replays > 0 order by n.uploaded_at desc, n.id desc limit $2
    ) p join replays r on r.id = p.id join members m on m.id = r.uploader order by r.uploaded_at desc, r.id desc`,
}
