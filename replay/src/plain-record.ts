import type { InputStats, ParseResult, Replay, StageRecord, StageSide, StageStart } from './facts.ts'

export type Plain = string | number | boolean | null | Plain[] | { [key: string]: Plain }

/**
 * A result in the form that replay collections are compared in: snake_case names, absent fields left out, `reason` for
 * a refused file. `file` is the base name. A result read with `inputs` also has each stage's counts of held keys.
 */
export function plainRecord(file: string, result: ParseResult): { [key: string]: Plain } {
  if (!result.ok) return { file, expect: 'reject', reason: `Bad: ${result.detail}`, warnings: [] }
  const { replay } = result
  const stages = replay.inputs === null ? {} : { stages: stagesWithInputs(replay, replay.inputs) }
  return { file, expect: 'ok', ...common(replay), ...outcome(replay), ...stages, warnings: replay.warnings }
}

const OLD_GAMES = new Set<string>(['th06', 'th07', 'th08', 'th09'])

/** Games whose stage records are left out of the form: their layout is derived from too few samples. */
const UNCOMPARED_RECORDS = new Set<string>(['th20'])

/** Fields of a stage's start that are parsed but left out of the form. */
const UNCOMPARED_START = new Set<string>(['chapter', 'cards', 'activeCard'])

type PlainObject = { [key: string]: Plain }

function common(replay: Replay): PlainObject {
  const out: PlainObject = { game: replay.game, name: replay.name, score: replay.score }
  if (replay.difficulty !== null) {
    out.difficulty = replay.difficulty
    out.difficulty_word = replay.difficultyWord
  }
  if (replay.game !== 'th143') out.shot = replay.shot
  if (OLD_GAMES.has(replay.game)) out.date = replay.localDate
  else {
    out.timestamp_utc = replay.timestampUtc
    out.local_date = replay.localDate
  }
  out.slowdown_percent = replay.slowdownPercent
  out.type = replay.type
  if (replay.spellCardId !== null) out.spell_card_id = replay.spellCardId
  if (replay.game === 'th08' || replay.game === 'th128') out.route = replay.route
  if (replay.scene) Object.assign(out, scene(replay))
  if (replay.gameVersion !== null || replay.game !== 'th07') out.game_version = replay.gameVersion
  if (replay.game === 'th07' || replay.game === 'th08') out.exe_version = replay.exeVersion
  return out
}

function scene({ game, scene }: Replay): PlainObject {
  if (!scene) return {}
  if (game !== 'th143') return { level: scene.level, scene: scene.scene }
  return {
    scene: scene.scene,
    day: scene.level,
    scene_index: scene.index,
    main_item: scene.mainItem,
    sub_item: scene.subItem,
  }
}

function outcome(replay: Replay): PlainObject {
  const out: PlainObject = {}
  const { game } = replay
  const compared = !UNCOMPARED_RECORDS.has(game)
  if (!OLD_GAMES.has(game)) out.format_version = replay.formatVersion
  if (game !== 'th09' && replay.stageText !== null) out.stage_text = replay.stageText
  if (replay.clearedCode !== null && compared) {
    out.cleared_code = replay.clearedCode
    if (game !== 'alco') out.all_clear = replay.allClear
  }
  if (game === 'th08') out.th08_clear_state = replay.clearState
  if (OLD_GAMES.has(game)) out.checksum_ok = replay.checksumOk
  if (replay.frames !== null && compared) out.frames = sum(replay.stages.map(({ counter }) => counter ?? 0))
  if (replay.userBlocks.length > 0)
    out.user_blocks = replay.userBlocks.map(({ kind, encoding, text }) => ({ kind, encoding, text }))
  if (compared && replay.type !== 'scene' && replay.type !== 'spell_practice')
    out.stages = replay.stages.map((stage) => stageRecord(replay, stage))
  return out
}

function stageRecord(replay: Replay, stage: StageRecord): PlainObject {
  const out: PlainObject = {
    index: stage.index,
    stage: stage.stage,
    end_score: stage.endScore,
    start: stage.start && stageStart(stage.start),
    frames: stage.slot === null ? solvedInputs(stage) : stage.counter,
  }
  if (replay.game === 'th08') out.label = stage.label
  if (stage.slot !== null) out.slot = stage.slot
  else out.frame_counter = stage.counter
  if (stage.sides) {
    out.p1 = side(stage.sides[0])
    out.p2 = side(stage.sides[1])
  }
  return out
}

/**
 * The number of inputs of a stage, as replay collections are compared. They assume ceil((n-1)/30) samples of the frame
 * rate for n inputs, and have null for a stage whose samples only ceil(n/30) explains.
 */
function solvedInputs({ inputCount, sampleRule }: StageRecord): number | null {
  return sampleRule === 'ceil(n/30)' ? null : inputCount
}

/** All stages with the counts of their inputs, also of games whose stages the form leaves out. */
function stagesWithInputs(replay: Replay, inputs: InputStats): Plain[] {
  return replay.stages.map((stage, index) => ({
    ...stageRecord(replay, stage),
    sample_rule: stage.sampleRule,
    held: inputs.stages[index]?.held ?? null,
  }))
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0)

function stageStart(start: StageStart): PlainObject {
  const out: PlainObject = {}
  for (const [key, value] of Object.entries(start)) if (!UNCOMPARED_START.has(key)) out[snake(key)] = value
  return out
}

function side({ score, seed, shot, shotName, cpu, lives }: StageSide): PlainObject {
  return { score, seed, shot, shot_name: shotName, cpu, lives }
}

function snake(key: string): string {
  return key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}
