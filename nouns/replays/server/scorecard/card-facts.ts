import type { ReadDb } from '#kit/db/database.ts'
import { shotName } from '#rules/games/game-catalogue.ts'
import type { gameNames } from '#rules/games/game-names.ts'
import { type Difficulty, difficultyMarks, difficultyWords, gameLabel, isGam } from '#rules/games/games.ts'
import { formatYi } from '#rules/text.ts'
import { sealOf } from '../../rules/replay-seal.ts'
import { isPlaceholderName, type ReplayFlag, replayFlags } from '../../rules/replays.ts'
import { replayStill } from '../../words/replay-still.zh.ts'
import { replays as words } from '../../words/replays.zh.ts'
import { run } from '../../words/run/run.zh.ts'
import { replayRow, rowColumns, type StoredRow } from '../replay-row.ts'
import { currentReading } from '../store.ts'

/** Everything that a preview picture shows, in Chinese. Any change of these facts makes a new picture. */
export interface CardFacts {
  readonly game: number
  readonly gameName: string
  /** Names of the shot in order of preference: the first whose characters the typeface has is drawn. */
  readonly shotNames: readonly string[]
  readonly nick: string
  readonly pilot: string
  readonly score: number
  readonly scoreLine: string
  readonly rank: Difficulty | null
  readonly rankName: string
  readonly category: string
  readonly flags: readonly { readonly flag: ReplayFlag; readonly verdict: string }[]
  /** Text inside the seal; null if the run has no seal. */
  readonly seal: string | null
  /** Text below the seal if the file does not prove it; null if it does. */
  readonly claimed: string | null
  readonly progress: string
  /** The stage whose way the uploader chose. Absent without a choice, so that such cards are not drawn again for it. */
  readonly still?: CardStill
}

interface CardStill {
  /** Counted from 1. */
  readonly stage: number
  readonly title: string
  readonly file: string
  /** Version of the parser, which computes the way. */
  readonly reading: number
}

/** The facts of a replay's card; null if the replay is not visible to everybody. */
export async function cardFacts(db: ReadDb, id: number): Promise<CardFacts | null> {
  const [stored] = await db.named<StoredRow & StoredStill>(cardStatement, [id])
  if (!stored) return null
  const row = replayRow(stored)
  const rank = difficultyMarks.find((mark) => mark === row.RANK) ?? null
  const seal = sealOf(row, medals.find((type) => row.xz.endsWith(`-${type}`)) ?? null)
  return {
    game: row.GAM,
    gameName: isGam(row.GAM) ? gameLabel(row.GAM, 'zh') : '',
    shotNames: isGam(row.GAM) && row.CHARA !== '' ? shotsOf(row.GAM, row.CHARA) : [],
    nick: row.NICK,
    pilot: isPlaceholderName(row.PILOT) ? '' : row.PILOT,
    score: row.SCORE,
    scoreLine: formatYi(row.SCORE, 'zh'),
    rank,
    rankName: rank ? difficultyWords[rank] : '',
    category: words.categories[row.CATEGORY],
    flags: replayFlags.flatMap((flag) => (row[flag] === 'Y' ? { flag, verdict: row.CHECKS[flag] } : [])),
    seal: seal ? run.seals[seal.type].title : null,
    claimed: seal && !seal.proved ? run.sealClaimed : null,
    progress: row.TYPE === 'scene' ? row.STAGE : words.progress(row.STAGE),
    ...stillOf(stored),
  }
}

interface StoredStill {
  readonly still: number | null
  readonly file_hash: string
  /** The name of the stage in the facts of the file. */
  readonly label: string | null
}

/** The way is drawn from the keys, which are not public unless the file is. */
function stillOf({ still, open, file_hash, label }: StoredRow & StoredStill): Pick<CardFacts, 'still'> {
  if (still === null || !open) return {}
  const stage = run.stageTable.label((label ?? String(still)).replace(/^Stage /, ''))
  return { still: { stage: still, title: replayStill.of(stage), file: file_hash, reading: currentReading } }
}

const medals = ['clear', 'hard', 'nn', 'score'] as const

/** The shot's name without the team members, which would not fit, then the name as the games write it. */
const shotsOf = (game: keyof typeof gameNames, shot: string): string[] => [
  shotName(game, shot, 'zh').replace(/ \(.*\)$/, ''),
  shotName(game, shot, 'en'),
]

const cardStatement = {
  name: 'replays-card',
  sql: `select ${rowColumns}, r.still, r.file_hash, f.facts #>> array['stages', (r.still - 1)::text, 'label'] as label
        from replays r join members m on m.id = r.uploader join replay_facts f on f.replay = r.id
        where r.id = $1 and r.removed_at is null and r.held_at is null`,
}
