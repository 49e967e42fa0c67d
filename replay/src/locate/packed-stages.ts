import { u16, u32 } from '../bytes/read.ts'
import { Refusal } from '../bytes/refusal.ts'
import type { Replay } from '../facts.ts'
import type { Field } from '../games/fields.ts'
import { INPUTS_A_SAMPLE } from '../games/modern-layouts.ts'
import type { PackedLayout } from '../games/old-layouts.ts'
import { stageLabel } from './named.ts'
import type { InputSpan } from './reading.ts'
import { readStageStart } from './stage-start.ts'

/** Parameters in which the stage records of games 7 and 8 differ. */
export interface PackedRecords {
  layout: PackedLayout
  fields: readonly Field[]
  /** Offset of the seed in a record. */
  seed: number
  stageOf: (slot: number) => number
}

/** Adds every stage of game 7 or 8 to the replay and answers the spans of their inputs. */
export function readPackedStages(
  replay: Replay,
  plain: Uint8Array,
  body: Uint8Array,
  { layout, fields, seed, stageOf }: PackedRecords,
): InputSpan[] {
  const streams: InputSpan[] = []
  replay.frames = 0
  for (const { slot, at, inputsFrom, inputsTo, counter, samples } of packedStages(plain, body, layout)) {
    const stage = stageOf(slot)
    const frames = (inputsTo - inputsFrom) / layout.inputBytes
    replay.stages.push({
      index: streams.length + 1,
      stage,
      label: stageLabel(replay, stage),
      slot,
      endScore: u32(body, at) * 10,
      start: readStageStart(body, at, fields),
      frames,
      counter,
      inputCount: frames,
      sampleRule: null,
      seed: u16(body, at + seed),
      position: null,
      sides: null,
    })
    replay.frames += frames
    streams.push({ stage, side: 0, from: inputsFrom, to: inputsTo, form: 'frames', width: layout.inputBytes, samples })
  }
  return streams
}

/** A stage record of games 7 to 9: offsets of the record and of its inputs in the unpacked body. */
export interface PackedStage {
  slot: number
  at: number
  inputsFrom: number
  inputsTo: number
  /** Number of entries as replay collections count them. */
  counter: number
  samples: { from: number; to: number } | null
}

/** The two first samples are taken before play begins. */
const SAMPLES_BEFORE_PLAY = 2

/**
 * The stage records that the offset tables point to. Throws a `Refusal` if one lies outside the body. A record's inputs
 * end where the next record or sample block starts.
 */
export function packedStages(plain: Uint8Array, body: Uint8Array, layout: PackedLayout): PackedStage[] {
  const recordBytes = Math.min(layout.inputs, layout.countedFrom)
  const ends = [body.length]
  const starts: Pick<PackedStage, 'slot' | 'at'>[] = []
  const samplesAt = new Map<number, number>()
  for (const table of [layout.stageTable, layout.sampleTable]) {
    for (let slot = 0; slot < table.slots; slot++) {
      const offset = u32(plain, table.at + 4 * slot)
      if (offset === 0) continue
      const at = offset - layout.headerBytes
      if (at < 0 || at > body.length) throw new Refusal('corrupt_records', 'a stage offset outside the body')
      ends.push(at)
      if (table !== layout.stageTable) {
        samplesAt.set(slot - layout.sampleTable.firstSlot, at)
        continue
      }
      if (at + recordBytes > body.length) throw new Refusal('corrupt_records', 'a stage record beyond the body')
      starts.push({ slot, at })
    }
  }
  if (starts.length === 0) throw new Refusal('corrupt_records', 'no stage')
  ends.sort((a, b) => a - b)
  return starts.map(({ slot, at }) => {
    const end = ends.find((each) => each > at) ?? body.length
    if (end < at + recordBytes) throw new Refusal('corrupt_records', 'stage records overlap')
    const counter = Math.max(0, Math.floor((end - at - layout.countedFrom) / layout.inputBytes))
    const inputsFrom = Math.min(end, at + layout.inputs)
    const inputsTo = end - ((end - inputsFrom) % layout.inputBytes)
    const samples = samplesFrom(samplesAt.get(slot), ends, (inputsTo - inputsFrom) / layout.inputBytes)
    return { slot, at, inputsFrom, inputsTo, counter, samples }
  })
}

/** The span of a stage's frame-rate samples: one for every 30 inputs, a few less in game 9. */
function samplesFrom(at: number | undefined, ends: readonly number[], inputs: number): PackedStage['samples'] {
  if (at === undefined) return null
  const from = at + SAMPLES_BEFORE_PLAY
  const end = ends.find((each) => each > at) ?? at
  return end <= from ? null : { from, to: Math.min(end, from + Math.floor(inputs / INPUTS_A_SAMPLE)) }
}
