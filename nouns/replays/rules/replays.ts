import { counterstop } from '#rules/games/counterstop.ts'
import { codeOfGam, difficultyMark, type Gam, type GameCode, gamOfCode, isSceneGame } from '#rules/games/games.ts'
import * as peopleLimits from '#rules/people/people-limits.ts'
import { isBlank, weightedLength } from '#rules/text.ts'
import type { ReplayCategory, ReplayFlag } from './replay-kinds.ts'
import * as limits from './replay-limits.ts'

export {
  type ReplayCategory,
  type ReplayFlag,
  replayCategories,
  replayFlags,
} from './replay-kinds.ts'

/** The facts of a file that the rules need; the parser's result has them all. */
export interface RunFacts {
  readonly game: GameCode
  readonly type: 'full' | 'stage_practice' | 'spell_practice' | 'scene' | 'pvp' | 'match'
  /** Raw index in the file. */
  readonly difficulty: number | null
  readonly score: number
  /** Null if the file does not tell: games 6, 7, 9 and scene games. */
  readonly allClear: boolean | null
  readonly spellCardId: number | null
  readonly scene: { readonly level: number; readonly scene: number } | null
  readonly stages: readonly StageFacts[]
  /** Game 8 only: its own counts, from an editable text block of the file. */
  readonly tally: { readonly misses: number | null; readonly bombs: number | null } | null
  /** Key statistics over the whole run. */
  readonly inputs: {
    readonly frames: number
    /** Null if the format's focus key is not known. */
    readonly focusedShare: number | null
    readonly bombPresses: number
    /**
     * Presses of the game's special key, such as release in game 16. Null or missing if it has none or was not counted.
     */
    readonly specialPresses?: number | null
  } | null
}

export interface StageFacts {
  /** `Stage 4`, `4A`, `Extra`, `A1-3`. */
  readonly label: string
  /** State at the BEGINNING of the stage. */
  readonly start: {
    readonly lives?: number
    readonly bombs?: number
    readonly missCount?: number
    /** Number of extra lives gained so far, in games that count them. */
    readonly extends?: number
    /** Game 13: content of the trance gauge. */
    readonly trance?: number
  } | null
  /** What walking the player's path proves of the stage. Missing where the stage was not walked. */
  readonly proof?: StageProof | undefined
}

export interface StageProof {
  /** `exact`: no unseen death fits the positions that the file stores. Every other verdict proves no such thing. */
  readonly verdict: string
  /** Game 7: counts of its event flags. Null in other games and where the flags were not read. */
  readonly events: {
    readonly lifeLost: number
    readonly bomb: number
    readonly border: number
    readonly borderBroken: number
  } | null
}

/** Game 6 shows nine digits: a higher score is accepted, with a hint for staff. */
export const isDoubtfulScore = (gam: Gam, score: number): boolean => gam === 6 && score > 999_999_990

/**
 * Checks a score as the game displays it; answers the problem or null. Null or a fraction counts as missing (the total
 * of game 9 is typed).
 */
export const scoreProblem = (score: number | null): 'scoreMissing' | 'scoreTooHigh' | null => {
  if (score === null || !Number.isSafeInteger(score) || score < 0) return 'scoreMissing'
  return score > counterstop ? 'scoreTooHigh' : null
}

/** Slow-down above the limit is refused in ranked categories; an unknown one (null) is accepted and marked. */
export const slowRateProblem = (category: ReplayCategory, slowPercent: number | null): 'slowRate' | null => {
  const ranks = category === 'hunguan' || category === 'nn' || category === 'score'
  return ranks && slowPercent !== null && slowPercent > limits.slowPercent ? 'slowRate' : null
}

/** Checks the uploader's comment, which may be empty; answers the problem or null. */
export const captionProblem = (text: string): 'commentLong' | null =>
  weightedLength(text) > peopleLimits.comment ? 'commentLong' : null

/** Whether a name identifies nobody: empty, a game's default, a clock time (game 9), or one letter repeated. */
export const isPlaceholderName = (name: string): boolean => {
  const plain = name.normalize('NFKC').trim().toUpperCase()
  return isBlank(plain) || /^(.)\1*$/u.test(plain) || /^\d\d:\d\d:\d\d$/.test(plain) || defaultNames.has(plain)
}

/** TYPE on the wire. */
export const typeOfReplay = (facts: Pick<RunFacts, 'type'>) => wireTypes[facts.type]
export type WireType = (typeof wireTypes)[RunFacts['type']]

/** STAGE on the wire: `clear`, the last stage (`4`, `6B`, `Extra`, `A1-3`), a scene `3-1`, a spell `#120`, or ''. */
export const stageWire = (facts: Pick<RunFacts, 'game' | 'allClear' | 'spellCardId' | 'scene' | 'stages'>): string => {
  if (facts.scene) return sceneLabel(facts.game, facts.scene.level, facts.scene.scene)
  if (facts.spellCardId !== null) return `#${facts.spellCardId + 1}`
  if (facts.allClear) return 'clear'
  return facts.stages.at(-1)?.label.replace(/^Stage /, '') ?? ''
}

/**
 * The category that the upload form proposes. `nn` needs evidence for both no miss and no bomb. `scoreMark` is the
 * score from which a run of that game and difficulty was probably played for score.
 */
export const proposeCategory = (facts: RunFacts, scoreMark: number | null = null): ReplayCategory => {
  if (facts.type !== 'full' || !finished(facts)) return 'other'
  const flags = proposeFlags(facts)
  if (flags.NM && flags.NB) return 'nn'
  return scoreMark !== null && facts.score >= scoreMark ? 'score' : 'hunguan'
}

/**
 * The flags that the upload form proposes: those proved, and those that the file makes likely. The uploader decides.
 */
export const proposeFlags = (facts: RunFacts): Record<ReplayFlag, boolean> => ({
  NM: nmLikely(facts),
  NB: judgeFlag(facts, 'NB') === 'verified',
  NT: judgeFlag(facts, 'NT') === 'verified',
  NSY: judgeFlag(facts, 'NSY') === 'verified',
})

export type FlagVerdict = 'verified' | 'contradicted' | 'claimed'

/**
 * What the file proves about a flag that its uploader claims. Except for game 7's event flags, files record the state at
 * the start of each stage, so nothing is known about the last stage. Text blocks can be edited: they may contradict a
 * flag, never verify it.
 *
 * - NM: verified if every stage proves that no life was lost (`livesLost`), which only game 7 does in its last stage.
 * Contradicted by a life-lost event of game 7, a tally above 0 (8), a miss count above 0 (15 to 18), or fewer lives than
 * the stage before (6 to 8, 10 to 17; game 18's cards and game 20's unproved column do not count). In 8 and 13 also
 * by fewer lives than the stage before plus the lives gained since.
 * - NB: game 7's bomb events decide, where every stage has them: the bomb key also breaks borders. Otherwise verified
 * if the bomb key was never pressed (6 to 8, 10 to 18, 128; no game bombs by itself). A press alone
 * contradicts nothing, because there may be no bomb left. A tally above 0 (8) contradicts, and so does a smaller
 * stock without a miss in between (16, 17).
 * - NT: in 16 verified if the release key was never pressed, because nothing releases by itself; a press may find an
 * empty gauge. In 13 contradicted if the gauge shrank between stages, which only a trance does; its key proves
 * nothing, because losing a life starts one too. No other format records its system.
 * - NSY: the inputs decide, in every game that records them.
 */
export const judgeFlag = (facts: RunFacts, flag: ReplayFlag): FlagVerdict => {
  const { inputs } = facts
  const known = inputs !== null && inputs.frames > 0
  switch (flag) {
    case 'NM':
      if (missed(facts)) return 'contradicted'
      return facts.stages.length > 0 && facts.stages.every((_, i) => livesLost(facts.stages, i) === 0)
        ? 'verified'
        : 'claimed'
    case 'NB': {
      const flagged = bombsFlagged(facts.stages)
      if (flagged !== null) return flagged ? 'contradicted' : 'verified'
      if (known && inputs.bombPresses === 0) return bombKeyGames.has(facts.game) ? 'verified' : 'claimed'
      return bombed(facts) ? 'contradicted' : 'claimed'
    }
    case 'NT':
      if (facts.game === 'th16' && known && inputs.specialPresses === 0) return 'verified'
      return facts.game === 'th13' && anyStep(facts.stages, tranced) ? 'contradicted' : 'claimed'
    case 'NSY':
      if (!known) return 'claimed'
      if (inputs.focusedShare === null) return 'claimed'
      return inputs.focusedShare === 0 ? 'verified' : 'contradicted'
    default:
      return flag satisfies never
  }
}

/**
 * Number of lives lost in a stage as far as the file proves it; null where it does not. In game 7 an event of a stage's
 * last frame is not stored. Play goes on after a lost life, unless it was the last one: without a spare life at its start,
 * the last stage therefore does not prove 0.
 */
export const livesLost = (stages: readonly StageFacts[], index: number): number | null => {
  const [stage, next] = [stages[index], stages[index + 1]]
  if (stage?.proof?.verdict === 'exact') return 0
  const lost = stage?.proof?.events?.lifeLost ?? null
  if (lost !== 0) return lost
  const mayHideOne = next ? below(next.start?.lives, stage?.start?.lives) : (stage?.start?.lives ?? 0) < 1
  return mayHideOne ? null : 0
}

export type AchievementType = 'clear' | 'hard' | 'nn' | 'score'

/**
 * The highest medal of a single run, `{game}-{type}`: nn (claimed, "no bomb" proved and "no miss" not contradicted),
 * hard (a clear on Lunatic, Extra or Phantasm), or clear; null without one. Medals for score and for all scenes need
 * more than one file; 20 and 2003 have none. Files of games 6 and 7 do not say whether a run was cleared: the last
 * stage must be reached and the category must claim a clear.
 */
export const achievement = (facts: RunFacts, category: ReplayCategory): `${number}-${AchievementType}` | null => {
  const gam = gamOfCode(facts.game)
  if (gam === null || gam === 20 || gam === 2003 || isSceneGame(gam)) return null
  if (facts.type !== 'full' || !finished(facts) || category === 'other' || category === 'neta') return null
  if (category === 'nn' && judgeFlag(facts, 'NB') === 'verified' && !missed(facts)) return `${gam}-nn`
  const mark = difficultyMark(gam, facts.difficulty)
  return mark === 'L' || mark === 'EX' || mark === 'PH' ? `${gam}-hard` : `${gam}-clear`
}

const wireTypes = {
  full: 'full',
  stage_practice: 'stage',
  spell_practice: 'spell',
  scene: 'scene',
  pvp: 'versus',
  match: 'match',
} as const satisfies Record<RunFacts['type'], string>

const defaultNames: ReadonlySet<string> = new Set(['NO NAME', 'NONAME', 'NO_NAME', 'NAME', 'PLAYER', 'DEFAULT'])

const codesOf = (...gams: Gam[]): ReadonlySet<GameCode> => new Set(gams.map(codeOfGam))
const bombKeyGames = codesOf(6, 7, 8, 10, 11, 12, 128, 13, 14, 15, 16, 17, 18)
const livesGames = codesOf(6, 7, 8, 10, 11, 12, 13, 14, 15, 16, 17)
const extendGames = codesOf(8, 13)
const bombStockGames = codesOf(16, 17)

/** Whether the run was cleared, or, if the file does not tell, reached the last stage. */
const finished = (facts: RunFacts): boolean => facts.allClear ?? lastStages(facts).has(facts.stages.at(-1)?.label ?? '')

/** Labels of the last stage: game 6 ends after five stages on Easy, game 9 has nine. */
const lastStages = ({ game, difficulty }: RunFacts): ReadonlySet<string> => {
  if (game === 'th06' && difficulty === 0) return new Set(['Stage 5'])
  return new Set(game === 'th09' ? ['Stage 9', 'Extra'] : ['Stage 6', '6A', '6B', 'Extra', 'Phantasm'])
}

const missed = (facts: RunFacts): boolean => {
  const fell = (now: StageFacts, before: StageFacts) => below(now.start?.lives, before.start?.lives)
  return (
    (facts.tally?.misses ?? 0) > 0 ||
    facts.stages.some((stage) => (stage.start?.missCount ?? 0) > 0 || (stage.proof?.events?.lifeLost ?? 0) > 0) ||
    (livesGames.has(facts.game) && anyStep(facts.stages, fell)) ||
    (extendGames.has(facts.game) && anyStep(facts.stages, lostGains))
  )
}

/**
 * Whether there are fewer lives than before plus those gained since. Near the maximum this proves nothing: a gained
 * life may have been lost to the cap.
 */
const lostGains = ({ start: now }: StageFacts, { start: before }: StageFacts): boolean => {
  if (now?.lives === undefined || before?.lives === undefined) return false
  const due = before.lives + (now.extends ?? 0) - (before.extends ?? 0)
  return due <= surelyHeld && now.lives < due
}

/** Number of spare lives that every game can hold. */
const surelyHeld = 7

const tranced = (now: StageFacts, before: StageFacts): boolean => below(now.start?.trance, before.start?.trance)

const bombed = (facts: RunFacts): boolean => {
  const spent = ({ start: now }: StageFacts, { start: before }: StageFacts) =>
    now?.missCount !== undefined && now.missCount === before?.missCount && below(now.bombs, before.bombs)
  return (facts.tally?.bombs ?? 0) > 0 || (bombStockGames.has(facts.game) && anyStep(facts.stages, spent))
}

/** Whether game 7's events name a bomb. Null if none do and a stage has no events to tell. */
const bombsFlagged = (stages: readonly StageFacts[]): boolean | null => {
  const counts = stages.map(({ proof }) => proof?.events?.bomb ?? null)
  if (counts.some((bombs) => bombs !== null && bombs > 0)) return true
  return counts.length === 0 || counts.includes(null) ? null : false
}

const nmLikely = (facts: RunFacts): boolean => {
  const verdict = judgeFlag(facts, 'NM')
  return verdict === 'verified' || (verdict === 'claimed' && looksUnhit(facts))
}

/** Whether no miss was counted up to the last stage; false if unknown, with one stage only or no such record. */
const looksUnhit = (facts: RunFacts): boolean => {
  if (facts.tally?.misses === 0) return true
  const start = facts.stages.length > 1 ? facts.stages.at(-1)?.start : null
  return start?.missCount === 0 || (livesGames.has(facts.game) && start?.lives !== undefined)
}

const below = (a: number | undefined, b: number | undefined): boolean => a !== undefined && b !== undefined && a < b

const anyStep = (stages: readonly StageFacts[], test: (now: StageFacts, before: StageFacts) => boolean): boolean =>
  stages.some((now, i) => {
    const before = stages[i - 1]
    return before !== undefined && test(now, before)
  })

const sceneLabel = (game: GameCode, level: number, scene: number): string =>
  `${namedLevels[game]?.[level] ?? level}-${scene}`

const namedLevels: Partial<Record<GameCode, Record<number, string>>> = {
  th095: { 11: 'EX' },
  th125: { 13: 'EX', 14: 'SP' },
}
