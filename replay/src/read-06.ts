import { blankReplay } from './blank-replay.ts'
import { monthDayYear } from './dates.ts'
import type { UnpackedOld } from './decrypt-and-unpack.ts'
import { FIELDS_06, LAYOUT_06, STAGE_SEEDS } from './games/old-layouts.ts'
import { compareSlowdowns } from './hints.ts'
import { nameDifficulty, nameShot, stageLabel } from './named.ts'
import { f32, finite, u8, u16, u32 } from './read.ts'
import type { InputSpan, Reading } from './reading.ts'
import { Refusal } from './refusal.ts'
import { readStageStart } from './stage-start.ts'
import { asciiField, decodeName } from './text.ts'

/** Reads a file of game 6: not packed, up to seven stages whose inputs are an event log, no clear flag. */
export function read06({ plain, magic }: UnpackedOld): Reading {
  const replay = blankReplay('th06', magic)
  const version = u16(plain, LAYOUT_06.version)
  if (version > LAYOUT_06.lastVersion)
    throw new Refusal('unknown_magic', 'a later edition of game 6, laid out otherwise')
  replay.gameVersion = `${version >> 8}.${(version & 0xff).toString(16).padStart(2, '0')}`
  nameShot(replay, u8(plain, LAYOUT_06.shot), 0)
  nameDifficulty(replay, u8(plain, LAYOUT_06.difficulty))
  replay.localDate = monthDayYear(asciiField(plain, LAYOUT_06.date))
  replay.name = decodeName(plain, LAYOUT_06.name)
  replay.score = u32(plain, LAYOUT_06.score)
  replay.slowdownPercent = finite(f32(plain, LAYOUT_06.slowdown.plain))
  compareSlowdowns(replay, plain, LAYOUT_06.slowdown)
  const streams = readStages(plain, replay)
  if (streams.length === 0) throw new Refusal('corrupt_records', 'no stage')
  if (streams.length === 1 && replay.difficulty !== EXTRA) replay.type = 'stage_practice'
  return { replay, data: plain, streams }
}

const EXTRA = 4

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
