import { replayCode } from '#rules/base62.ts'
import type { IscoreKind } from '../../rules/iscore/iscore.ts'

/** Columns of a run's line, with `replays` as r. */
export const lineColumns = ['r.game', 'r.difficulty', 'r.shot', 'r.stage', 'r.score'] as const

interface StoredLine {
  readonly replay: number
  readonly game: number
  readonly difficulty: string
  readonly shot: string
  readonly stage: string
  readonly score: number
  readonly kind: IscoreKind
}

/** A run as the board's parts and queues show it. */
export const runLine = (run: StoredLine) => ({
  KeyID: run.replay,
  CODE: replayCode(run.replay),
  GAM: run.game,
  RANK: run.difficulty,
  CHARA: run.shot,
  STAGE: run.stage,
  SCORE: run.score,
  KIND: run.kind,
})
