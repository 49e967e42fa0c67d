import { u8, u16, u32 } from '../bytes/read.ts'
import { Refusal } from '../bytes/refusal.ts'
import { FIELDS_06, LAYOUT_06, STAGE_SEEDS } from '../games/old-layouts.ts'
import type { UnpackedOld } from '../unpack/decrypt-and-unpack.ts'
import { blankReplay } from './blank-replay.ts'
import { nameShot, stageLabel } from './named.ts'
import type { InputSpan, Reading } from './reading.ts'
import { readStageStart } from './stage-start.ts'

/** Finds shot, stages and inputs in a file of game 6, whose inputs are an event log. */
export function locate06({ plain, magic }: UnpackedOld): Reading {
  const replay = blankReplay('th06', magic)
  if (u16(plain, LAYOUT_06.version) > LAYOUT_06.lastVersion)
    throw new Refusal('unknown_magic', 'a later edition of game 6, laid out otherwise')
  nameShot(replay, u8(plain, LAYOUT_06.shot), 0)
  const streams = readStages(plain, replay)
  if (streams.length === 0) throw new Refusal('corrupt_records', 'no stage')
  return { replay, data: plain, streams }
}

function readStages(plain: Uint8Array, replay: Reading['replay']): InputSpan[] {
  const streams: InputSpan[] = []
  replay.frames = 0
  for (let slot = 0; slot < LAYOUT_06.stageTable.slots; slot++) {
    const at = u32(plain, LAYOUT_06.stageTable.at + 4 * slot)
    if (at === 0) continue
    if (at < LAYOUT_06.headerBytes) throw new Refusal('corrupt_records', 'a stage inside the header')
    const stage = slot + 1
    const from = at + LAYOUT_06.events
    const { to, frames } = walkEvents(plain, from)
    replay.stages.push({
      index: streams.length + 1,
      stage,
      label: stageLabel(replay, stage),
      slot,
      endScore: u32(plain, at),
      start: readStageStart(plain, at, FIELDS_06),
      frames,
      counter: frames,
      inputCount: null,
      sampleRule: null,
      seed: u16(plain, at + STAGE_SEEDS.th06),
      position: null,
      sides: null,
    })
    replay.frames += frames
    streams.push({ stage, side: 0, from, to, form: 'events', width: 8, samples: null })
  }
  return streams
}

/** Finds the event log's terminator; the highest frame number before it is the stage's length. */
function walkEvents(plain: Uint8Array, from: number): { to: number; frames: number } {
  const view = new DataView(plain.buffer, plain.byteOffset, plain.length)
  let frames = 0
  for (let at = from; at + 8 <= plain.length; at += 8) {
    const frame = view.getInt32(at, true)
    if (frame >= LAYOUT_06.lastFrame) return { to: at, frames }
    if (frame > frames) frames = frame
  }
  throw new Refusal('corrupt_records', 'input events without an end')
}
