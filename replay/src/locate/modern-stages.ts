import { u16, u32 } from '../bytes/read.ts'
import type { GameCode, Replay, SampleRule } from '../facts.ts'
import { INPUTS_A_SAMPLE, type ModernLayout, STAGE_RECORD, STAGE_RECORD_20 } from '../games/modern-layouts.ts'
import type { Position } from '../path-facts.ts'
import { stageLabel } from './named.ts'
import type { InputSpan } from './reading.ts'
import { readStageStart } from './stage-start.ts'

/** Offsets of a stage in the body: its record at `at`, its data in `from..to`. */
export interface StageSpan {
  at: number
  from: number
  to: number
}

/** The most stages that any game stores in one file. */
const MOST_STAGES = 8

/**
 * Walks the stage records. Null unless they end exactly at the body's end, which is the strictest check of a file of
 * games 9.5 and later.
 */
export function findStages(body: Uint8Array, game: GameCode, layout: ModernLayout): StageSpan[] | null {
  if (layout.firstStage > body.length) return null
  const count = layout.stageCount === null ? 1 : u32(body, layout.stageCount)
  if (count < 1 || count > MOST_STAGES) return null
  const record = recordOf(game)
  const spans: StageSpan[] = []
  let at = layout.firstStage
  for (let index = 0; index < count; index++) {
    const from = at + layout.stageHeader
    if (from > body.length) return null
    const to = from + u32(body, at + record.length)
    if (to > body.length) return null
    spans.push({ at, from, to })
    at = to
  }
  return at === body.length ? spans : null
}

/** Adds the stages to the replay and answers the spans of their inputs. */
export function readModernStages(
  replay: Replay,
  body: Uint8Array,
  layout: ModernLayout,
  spans: StageSpan[],
): InputSpan[] {
  const record = recordOf(replay.game)
  const streams: InputSpan[] = []
  let frames = 0
  for (const { at, from, to } of spans) {
    const stage = u16(body, at + record.number)
    const counted = u32(body, at + record.frames)
    const filled = fillOf(to - from, layout.inputBytes)
    const inputs = filled?.inputs ?? null
    const length = inputs ?? counted
    replay.stages.push({
      index: replay.stages.length + 1,
      stage,
      label: stageLabel(replay, stage),
      slot: null,
      endScore: null,
      start: readStageStart(body, at, layout.fields, layout.rows),
      frames: length,
      counter: counted,
      inputCount: inputs,
      sampleRule: filled?.rule ?? null,
      seed: record === STAGE_RECORD_20 ? u32(body, at + record.seed) : u16(body, at + record.seed),
      position: layout.position === null ? null : positionAt(body, at + layout.position),
      sides: null,
    })
    frames += length
    const used = inputs === null ? to : from + inputs * layout.inputBytes
    const samples = inputs === null ? null : { from: used, to }
    streams.push({ stage, side: 0, from, to: used, form: 'frames', width: layout.inputBytes, samples })
  }
  // A stage's end score is the start score of the next stage; that of the last one is the run's.
  for (let index = 1; index < replay.stages.length; index++) {
    const [before, next] = [replay.stages[index - 1], replay.stages[index]]
    if (before && next) before.endScore = next.start?.score ?? null
  }
  replay.frames = frames
  return streams
}

function positionAt(body: Uint8Array, at: number): Position {
  return { x: u32(body, at) | 0, y: u32(body, at + 4) | 0 }
}

function recordOf(game: GameCode): typeof STAGE_RECORD | typeof STAGE_RECORD_20 {
  return game === 'th20' ? STAGE_RECORD_20 : STAGE_RECORD
}

/**
 * The number of inputs that, with their frame-rate samples, fill a stage's data exactly, and the rule; null if none.
 */
function fillOf(bytes: number, width: number): { inputs: number; rule: SampleRule } | null {
  const least = Math.floor((bytes * INPUTS_A_SAMPLE) / (width * INPUTS_A_SAMPLE + 1))
  for (const inputs of [least, least + 1]) {
    const samples = bytes - inputs * width
    const begun = samples === Math.ceil(inputs / INPUTS_A_SAMPLE)
    const passed = samples === Math.ceil(Math.max(0, inputs - 1) / INPUTS_A_SAMPLE)
    if (begun || passed) return { inputs, rule: begun && passed ? 'both' : begun ? 'ceil(n/30)' : 'ceil((n-1)/30)' }
  }
  return null
}
