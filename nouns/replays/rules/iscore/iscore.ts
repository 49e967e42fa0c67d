import type { Difficulty, Gam } from '#rules/games/games.ts'
import { type FlagVerdict, type ReplayCategory, slowRateProblem, type WireType } from '../replays.ts'
import { highScoreMark, scoreQuantiles } from '../score-quantiles.ts'
import { clearPoints, noMissPoints, scenesOf, scenesPoints, scoreCurve } from './iscore-tables.ts'

/** Kinds under which a run can count; each run counts under one only. */
export const iscoreKinds = ['clear', 'nn', 'score', 'scene'] as const
export type IscoreKind = (typeof iscoreKinds)[number]

/** The facts of a run that decide its points. */
export interface RunToRate {
  readonly game: Gam
  readonly difficulty: Difficulty | ''
  /** Shot id, as CHARA on the wire. */
  readonly shot: string
  readonly category: ReplayCategory
  readonly type: WireType
  /** Slow-down in percent; null if the file has none. */
  readonly slow: number | null
  /** Label of the scene in scene games. */
  readonly stage: string
  readonly score: number
  /** '' for a normal run; otherwise a trial version or a practice tool. */
  readonly mode: string
  /** Whether the run reached its end: see `achievement`. */
  readonly finished: boolean
  /** What the file proves about "no miss" and "no bomb". */
  readonly nm: FlagVerdict
  readonly nb: FlagVerdict
}

export interface Rating {
  readonly kind: IscoreKind
  /** Character, or scene in scene games. Only the best run per slot counts. */
  readonly slot: string
  /** Worth of the run in thousandths of a point. */
  readonly value: number
  /** Why staff must check the run before it counts, whoever played it; null if they need not. */
  readonly doubt: 'high' | 'unproved' | null
}

/** Bounds of a score run: the minimum points, and the maximum as a multiple of what the best archived run gets. */
const leastPoints = 1
const mostOfBest = 1.2

/**
 * What a run is worth by itself. Null if it gets no iscore: neta and other, practice and its tools, runs that ended
 * early, games 20 and 2003. A claim of no miss and no bomb that the file contradicts counts as a clear. So does a score
 * run if the game has no table (9, whose total is typed).
 */
export const rateRun = (run: RunToRate): Rating | null => {
  if (run.category === 'neta' || run.mode !== '') return null
  if (run.type === 'scene') return rateScene(run)
  if (run.category === 'other') return null
  const { game, difficulty, shot } = run
  if (game === 20 || game === 2003 || run.type !== 'full' || !run.finished) return null
  if (difficulty === '' || difficulty === 'O') return null
  const high = isHigh(run) ? 'high' : null
  const curve = run.category === 'score' ? scoreValue(game, difficulty, run.score) : null
  if (curve !== null) return { kind: 'score', slot: shot, value: curve, doubt: high }
  if (run.category === 'nn' && run.nm !== 'contradicted' && run.nb !== 'contradicted') {
    const doubt = high ?? (run.nb === 'verified' ? null : 'unproved')
    return { kind: 'nn', slot: shot, value: 1_000 * noMissPoints[difficulty], doubt }
  }
  return { kind: 'clear', slot: shot, value: 1_000 * clearPoints[difficulty], doubt: high }
}

/** Worth of a score run in thousandths; null if game and difficulty have no curve. */
export const scoreValue = (game: Gam, difficulty: Difficulty, score: number): number | null => {
  const curve = scoreCurve(game, difficulty)
  const best = scoreQuantiles(game, difficulty)?.max
  if (!curve || best === undefined) return null
  const at = (points: number) => curve.b * curve.a ** (points / 1e8) + curve.c
  return Math.round(1_000 * Math.min(Math.max(at(score), leastPoints), mostOfBest * at(best)))
}

/**
 * All scenes of a game together are worth a fixed sum, and each scene an equal share: their scores do not compare. The
 * upload form proposes the category `other` for scenes, so that counts here too. Too much slow-down does not.
 */
function rateScene(run: RunToRate): Rating | null {
  const { game, stage } = run
  if (game !== 95 && game !== 125 && game !== 143 && game !== 165) return null
  if (stage === '' || slowRateProblem('hunguan', run.slow)) return null
  const value = Math.floor((1_000 * scenesPoints) / scenesOf[game])
  return { kind: 'scene', slot: stage, value, doubt: isHigh(run) ? 'high' : null }
}

const isHigh = ({ game, difficulty, score }: RunToRate): boolean => {
  const mark = highScoreMark(game, difficulty)
  return mark !== null && score >= mark
}
