import type { PathEvent, Position, StagePath, Verdict } from './path-facts.ts'
import type { RunSeries } from './series-facts.ts'

/** The contents of a replay file. Every value survives `JSON.stringify` unchanged. */
export interface Replay {
  game: GameCode
  /** Whether a trial version recorded the replay (only game 20's trial is readable). */
  trial: boolean
  /** The four characters the file begins with. */
  magic: string
  type: ReplayType
  formatVersion: number | null
  /** Version as the game writes it, for example `1.00a`. */
  gameVersion: string | null
  /** Games 7 to 9 also store the program that recorded the run: its version mark, size in bytes and checksum. */
  exeVersion: string | null
  exeSize: number | null
  exeChecksum: number | null
  /** The pilot name without padding; untrusted text, control and bidirectional characters removed. */
  name: string
  /** `YYYY-MM-DDTHH:MM:SSZ`, null before game 9.5 and for instants out of range. */
  timestampUtc: string | null
  /** The player's wall clock as precise as the file has it: `--MM-DD`, `YYYY-MM-DD`, `…THH:MM` or `…THH:MM:SS`. */
  localDate: string | null
  /** Index into the game's difficulties, null for scene games. */
  difficulty: number | null
  difficultyWord: string | null
  /** Id of the shot in the catalogue, or `unknown (n)`. */
  shot: string | null
  /** Combined index into the game's shots, null when the file holds none. */
  shotIndex: number | null
  /** Game 20: all four stones in the order of the file. */
  stones: string[] | null
  /** Game 9: id of the opponent's character. */
  opponent: string | null
  route: string | null
  /** How far the run went, as the game's text block words it: `Stage All Clear`. */
  stageText: string | null
  scene: Scene | null
  /** Index into the game's spell names, set for spell practice only. */
  spellCardId: number | null
  /**
   * Score as the game displays it; up to 42,949,672,950. Games that store a tenth of it are multiplied by ten. Game 9:
   * the score at the start of the last stage.
   */
  score: number
  /** Percent; null when absent or not a finite number; can be negative. */
  slowdownPercent: number | null
  clearedCode: number | null
  /** Whether the run cleared the game; null where the file does not tell. */
  allClear: boolean | null
  /** Length of the play in frames of 1/60 s: the sum over the stages. Null where the inputs are not located. */
  frames: number | null
  durationSeconds: number | null
  stages: StageRecord[]
  /** The player's comment; empty when it is the game's placeholder. Untrusted text. */
  comment: string
  /** JSON text written by the practice tool that recorded the run; null without one. */
  practiceTool: string | null
  /** Game 8's end-of-run text values, by position. */
  tally: RunTally | null
  /** Byte of game 8 that is 2 in every known file. */
  clearState: number | null
  /** Whether the stored checksum matches; null from game 9.5 on, whose files have no checksum. */
  checksumOk: boolean | null
  userBlocks: UserBlock[]
  /** Observations for a moderator; none of them proves cheating. */
  hints: ModeratorHint[]
  warnings: ReplayWarning[]
  /** Null unless `ParseOptions.inputs` is set. */
  inputs: InputStats | null
}

export interface StageRecord {
  /** 1-based order in the file. */
  index: number
  /** The stored stage number; the catalogue's `stages` gives its label. Null for game 9's match, which is no stage. */
  stage: number | null
  /** `Stage 4`, `6B`, `Extra`; `9-4` for a scene, `Match` for game 9's match. */
  label: string
  /** 0-based table slot, games 6 to 9. */
  slot: number | null
  /** Score at the end of the stage, as displayed. */
  endScore: number | null
  /** State when the stage began, as stored (power 100 = 1.00 from game 12 on); null for game 9. */
  start: StageStart | null
  /** Length in frames of 1/60 s: the number of recorded inputs, or `counter` where that is not known. */
  frames: number | null
  /**
   * The frame count that replay collections compare. From game 9.5 on: the counter of the stage record (twice the
   * recorded inputs in runs at 120 Hz). Games 7 and 8: the entries that fit behind offset 0x28. Game 9: its entries.
   * Game 6: the last frame of its event log.
   */
  counter: number | null
  /** Number of recorded inputs; null for game 6's event log and where no count fills the stage's data exactly. */
  inputCount: number | null
  /** Rule by which inputs and frame-rate samples fill the stage's data. Null where samples are kept elsewhere or nothing fits. */
  sampleRule: SampleRule | null
  seed: number | null
  /**
   * Where the player stood when the stage began, from game 10 on: x from the middle of the field, y from its top, in 1/128
   * pixel (game 10: 1/100). Null where it is not stored.
   */
  position: Position | null
  /** Game 9: both players. */
  sides: [StageSide, StageSide] | null
  /** The short form of the stage's `StagePath`. Absent unless `ParseOptions.paths` is set and the run was walked. */
  proof?: StageProof
}

export interface StageProof {
  verdict: Verdict
  /** How often each of game 7's events occurs. Null in other games and where the stage is not drawn. */
  events: Record<Exclude<PathEvent['what'], 'hit'>, number> | null
}

/**
 * Rule for the number of frame-rate samples of n recorded inputs. Both formulas agree unless n is 1 modulo 30: only
 * then the data tells which one the game used.
 */
export type SampleRule = 'ceil(n/30)' | 'ceil((n-1)/30)' | 'both'

export interface StageStart {
  score?: number
  power?: number
  piv?: number
  lives?: number
  lifePieces?: number
  bombs?: number
  bombPieces?: number
  /** Game 12 stores pieces doubled. */
  bombPiecesRaw?: number
  graze?: number
  pointItems?: number
  rank?: number
  cherry?: number
  cherrymax?: number
  extends?: number
  nextExtend?: number
  /** Game 8: human -10000 to youkai 10000. */
  gauge?: number
  /** Colours of three tokens: 0 none, 1 red, 2 blue, 3 green. */
  ufo?: number[]
  iceLevel?: number
  /** 1/100 percent. */
  motivation?: number
  perfectFreeze?: number
  /** Percent of the field. */
  frozenArea?: number
  continues?: number
  /** 200 = one full third of the gauge. */
  trance?: number
  missCount?: number
  chapter?: number
  pdResetsTotal?: number
  seasonPower?: number
  tokens?: number[]
  money?: number
  /** Raw card numbers held, game 18. */
  cards?: number[]
  activeCard?: number
}

export interface StageSide {
  /** As displayed, at the START of the stage. */
  score: number
  seed: number
  shot: number
  shotName: string
  cpu: boolean
  lives: number
}

/** The scene of a run of a photo or scene game. `level` counts levels (9.5, 12.5) or days (14.3, 16.5) from 1. */
export interface Scene {
  level: number
  scene: number
  /** Game 14.3: number of the scene, counted over all days. */
  index: number | null
  mainItem: number | null
  subItem: number | null
  itemUses: number | null
}

export interface UserBlock {
  kind: UserBlockKind
  encoding: TextEncodingName
  /** CRLF lines as stored; undecodable bytes are U+FFFD. Untrusted text. */
  text: string
}

export interface RunTally {
  misses: number | null
  bombs: number | null
  humanRatePercent: number | null
}

export interface InputStats {
  /** Frames evaluated; in game 9 those of player one only. */
  frames: number
  /** Shares of those frames in which the key is held, 0 to 1; null where the focus key is not known. */
  focusedShare: number | null
  shootingShare: number
  /** Presses of the bomb key, each counted once; a press does not always spend a bomb. */
  bombPresses: number
  /** Presses of the game's special key (`games/keys.ts`); null where the game has none. */
  specialPresses: number | null
  /** Presses of any key per minute of play. */
  pressesPerMinute: number
  stages: StageInputStats[]
}

export interface StageInputStats {
  stage: number | null
  frames: number
  focusedShare: number | null
  shootingShare: number
  bombPresses: number
  presses: number
  /** For bits 0 to 15 of the recorded keys, the frames that hold the bit; a frame of every key at once counts as the frame before. */
  held: number[]
}

export interface ModeratorHint {
  code: HintCode
  /** The `values` in an English sentence, for a terminal. */
  detail: string
  /** Values for the translated sentence on a page; `hints.ts` sets their names. */
  values: Record<string, string | number>
}

export type ParseResult =
  | {
      ok: true
      replay: Replay
      /** Null unless `ParseOptions.series` is set, and where the inputs are not located. */
      series: RunSeries | null
      /** Null unless `ParseOptions.paths` is set, where the inputs are not located, and for a run too long to be walked. */
      paths: StagePath[] | null
    }
  | { ok: false; reason: RejectReason; detail: string }

export interface ParseOptions {
  /** Also count held keys and presses over the inputs (`Replay.inputs`). */
  inputs?: boolean
  /** Also compute keys and frame rate over time (`RunSeries`). */
  series?: boolean
  /** Also walk the player's way (`StagePath`): how far it is proved, or with the positions of every frame. */
  paths?: 'verdicts' | 'ways'
}

export const GAME_CODES = [
  'th06',
  'th07',
  'th08',
  'th09',
  'th095',
  'th10',
  'th11',
  'th12',
  'th125',
  'th128',
  'th13',
  'th14',
  'th143',
  'th15',
  'th16',
  'th165',
  'th17',
  'th18',
  'th20',
  'alco',
] as const

export type GameCode = (typeof GAME_CODES)[number]

/** `match` is a versus match against the machine; `pvp` is one between two people. */
export const REPLAY_TYPES = ['full', 'stage_practice', 'spell_practice', 'scene', 'pvp', 'match'] as const

export type ReplayType = (typeof REPLAY_TYPES)[number]

export const REJECT_REASONS = [
  /** No bytes at all. */
  'empty',
  /** The file ends inside a header. */
  'too_short',
  /** The file is over 1,000,000 bytes, or needs more memory than its size allows. */
  'too_large',
  /** The file begins like another known kind of file (archive, picture, program, page). */
  'not_a_replay',
  'unknown_magic',
  /** A trial version other than game 20's. */
  'unsupported_trial',
  /** A declared length cannot be true. */
  'bad_length',
  /** The packed part does not unpack to its declared length. */
  'corrupt_body',
  /** The body unpacks, but its records are invalid. */
  'corrupt_records',
] as const

export type RejectReason = (typeof REJECT_REASONS)[number]

export const REPLAY_WARNINGS = [
  /** No readable text block where the game writes one. */
  'no-user',
  'checksum',
  'practice-tool',
  /** No sample file of this game is known: only its text block is read. */
  'unverified-format',
  'trailing-data',
  /** A text block's stored length is wrong; the blocks after it were searched for. */
  'user-length',
  /** An index lies outside the game's tables. */
  'unknown-value',
] as const

export type ReplayWarning = (typeof REPLAY_WARNINGS)[number]

export const HINT_CODES = [
  'slowdown-copies-differ',
  'text-score-differs',
  'text-name-differs',
  'score-not-growing',
  'odd-clock',
  'half-rate',
  'over-counterstop',
  'practice-tool',
  'checksum',
] as const

export type HintCode = (typeof HINT_CODES)[number]

export type UserBlockKind = 'info' | 'comment' | 'practice' | 'unknown'

/** Shift-JIS with Microsoft's additions, or GB18030; named as in the form of `plainRecord`. */
export type TextEncodingName = 'cp932' | 'gbk'
