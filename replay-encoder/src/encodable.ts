import type { GameCode, StageStart, TextEncodingName } from '@patisserie/replay/facts'
import type { PathEvent, Position } from '@patisserie/replay/path-facts'

/** The contents of a replay file, as input of `encodeReplay`. */
export type EncodableReplay = Th06Run | Th07Run | Th08Run | Th09Run | ModernRun | AlcoRun | SceneRun

export type Th06Run = Head & {
  game: 'th06'
  shot: number
  /** Difficulty: 0-3, 4 Extra. */
  difficulty: number
  /** `YYYY-MM-DD`, 2000 to 2099. */
  date: string
  /** Stages 1-6, 7 Extra. */
  stages: readonly ScoredStage[]
  /** Key byte of the cipher. */
  key?: number
}

export type Th07Run = Head & {
  game: 'th07'
  shot: number
  /** Difficulty: 0-3, 4 Extra, 5 Phantasm. */
  difficulty: number
  /** `YYYY-MM-DD`; the file keeps month and day only. */
  date: string
  /** Stages 1-6, 7 Extra, 8 Phantasm. */
  stages: readonly Th07Stage[]
  key?: number
} & Recorder

export type Th08Run = Head &
  Texts & {
    game: 'th08'
    /** Shot: 0-3 teams, 4-11 single characters. */
    shot: number
    difficulty: number
    /** `YYYY-MM-DDTHH:MM:SS`, the player's clock. */
    date: string
    /** Table slots 1-9: 1, 2, 3, 4A, 4B, 5, 6A, 6B, Extra. */
    stages: readonly ScoredStage[]
    spellCard?: { id: number; name: string } | undefined
    clear?: boolean
    tally?: { misses: number; bombs: number; humanRatePercent: number }
    key?: number
  } & Recorder

/** The final score is not in a file of game 9: the parsed score is player one's at the start of the last stage. */
export type Th09Run = Omit<Head, 'score'> &
  Texts & {
    game: 'th09'
    difficulty: number
    /** `YYYY-MM-DD`, 2000 to 2099. */
    date: string
    mode: 'story' | 'match'
    /** Story: stages 1-9 in order; match: one entry. */
    stages: readonly SidedStage[]
    key?: number
  } & Recorder

/** Games 10 to 20 that are played in stages. */
export type ModernRun = Head &
  Texts &
  Clock & {
    game: ModernGame
    /** Game 20 only: a trial version's replay. */
    trial?: boolean | undefined
    /** Combined index into the game's shots; 0 in game 12.8. */
    shot: number
    difficulty: number
    /** Game 12.8: 0 A-1 to 5 C-2, 6 Extra. */
    route?: number | undefined
    /** Game 20: the second to fourth stone; the first is part of the shot. */
    otherStones?: readonly [number, number, number] | undefined
    spellCardId?: number | undefined
    /** As stored: 8 (12.8: 17 + route) for a clear, else the stage reached. Default: the last stage, not cleared. */
    clearedCode?: number | undefined
    stages: readonly ModernStage[]
  }

export type AlcoRun = Head &
  Texts &
  Clock & {
    game: 'alco'
    clearedCode?: number | undefined
    stages: readonly ModernStage[]
  }

/** Photo and scene games: one scene a file. */
export type SceneRun = Head &
  Texts &
  Clock & {
    game: SceneGame
    /** Level (9.5, 12.5) or day (14.3, 16.5) from 1, and the scene in it from 1. */
    level: number
    scene: number
    /** Game 12.5: 0 Aya, 1 Hatate. */
    shot?: number
    /** Game 14.3: items 0-8. */
    mainItem?: number
    subItem?: number | undefined
    itemUses?: number
    seed?: number
    /** Held keys frame by frame; not stored by 9.5, 8 bits wide in 12.5. */
    inputs?: readonly number[]
    /** Default: `ceil((n-1)/30)` in 14.3, `ceil(n/30)` in the others. */
    sampleRule?: SampleRule
  }

export type ModernGame = Extract<
  GameCode,
  'th10' | 'th11' | 'th12' | 'th128' | 'th13' | 'th14' | 'th15' | 'th16' | 'th17' | 'th18' | 'th20'
>

export type SceneGame = Extract<GameCode, 'th095' | 'th125' | 'th143' | 'th165'>

type Stage = {
  /** Stage number as stored; the run type of each game documents its numbering. */
  stage: number
  seed?: number
  /**
   * State at the start in the units of the parser; missing fields are 0. Scores and game 10's piv are stored as a tenth,
   * the piv of games 12 to 18 in thousandths times ten: of both, only multiples of 10 are kept. The frozen area is a
   * 32-bit float.
   */
  start?: StageStart
  /** Held keys frame by frame, 16 bits. */
  inputs: readonly number[]
}

/** Games 6 to 8 store the score at the end of each stage. */
export type ScoredStage = Stage & { endScore: number }

/** Game 7 stores events by frame; one of the last frame has no place. */
export type Th07Stage = ScoredStage & { events?: readonly PathEvent[] }

/** From game 10 on a stage stores its start only: its end score is the next stage's start score, or the run's score. */
export type ModernStage = Stage & {
  /** Where the player stands when the stage begins, in units of the game; not in Uwabami Breakers. Default: (0, 0). */
  position?: Position
  /** The game's frame counter. Default: the number of inputs. */
  frames?: number
  /** Default: `ceil(n/30)`. */
  sampleRule?: SampleRule
}

/** Rule for the number of frame-rate samples of n inputs. */
export type SampleRule = 'ceil(n/30)' | 'ceil((n-1)/30)'

export type SidedStage = { sides: readonly [Side, Side] }

export type Side = {
  /** As displayed, at the start of the stage. */
  score: number
  seed: number
  shot: number
  cpu: boolean
  lives: number
  inputs: readonly number[]
}

type Head = {
  /** ASCII; 8 characters (14.3: 12). */
  name: string
  /** As displayed: a multiple of 10 where the game stores a tenth (7 to 9 and 10 to 20, but not 9.5 and 12.5). */
  score: number
  /** Stored as a 32-bit float; 9.5 and 16.5 keep two decimals only. Games write NaN when the clock is broken. */
  slowdownPercent?: number
  /** JSON text of the practice tool. */
  practiceTool?: string | undefined
}

type Texts = {
  encoding?: TextEncodingName | undefined
  gameVersion?: string | undefined
  /** The player's comment. Default: the game's placeholder, in games 8 and 9 no comment. */
  comment?: string | undefined
}

type Clock = {
  /** Unix seconds, UTC. */
  time: number
  /** Offset of the player's clock from UTC in minutes. Default: +480. */
  utcOffsetMinutes?: number
}

/** Games 7 to 9: the program that recorded the run. */
type Recorder = { exeVersion?: string; exeSize?: number; exeChecksum?: number }
