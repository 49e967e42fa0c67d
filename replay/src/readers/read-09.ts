import { u8, u16, u32, within } from '../bytes/read.ts'
import { Refusal } from '../bytes/refusal.ts'
import type { Replay, StageSide } from '../facts.ts'
import { LAYOUT_09 } from '../games/old-layouts.ts'
import { READ_FACTS } from '../games/read-facts.ts'
import { SHOTS } from '../games/shots.ts'
import { blankReplay } from '../locate/blank-replay.ts'
import { nameShot, stageLabel } from '../locate/named.ts'
import { type PackedStage, packedStages } from '../locate/packed-stages.ts'
import type { InputSpan, Reading } from '../locate/reading.ts'
import { yearMonthDay } from '../text/dates.ts'
import { asciiField, decodeName } from '../text/decode-text.ts'
import { readInfo09 } from '../text/info-text.ts'
import { readUserText } from '../text/user-blocks.ts'
import type { UnpackedOld } from '../unpack/decrypt-and-unpack.ts'
import { compareWithText } from './hints.ts'
import { nameDifficulty, named } from './name-difficulty.ts'

/**
 * Reads a file of game 9: inputs of both players per stage, scores at each stage's start. The final score is not
 * stored.
 */
export function read09(file: Uint8Array, { plain, body, magic, packedEnd }: UnpackedOld): Reading {
  within(body, 0, LAYOUT_09.bodyBytes)
  const replay = blankReplay('th09', magic)
  const user = readUserText(file, packedEnd, replay.warnings)
  const info = user.info === null ? null : readInfo09(user.info)
  replay.formatVersion = u16(plain, LAYOUT_09.formatVersion)
  replay.userBlocks = user.blocks
  replay.comment = user.comment
  replay.practiceTool = user.practiceTool
  replay.localDate = yearMonthDay(asciiField(body, LAYOUT_09.date))
  replay.name = decodeName(body, LAYOUT_09.name, user.encoding)
  nameDifficulty(replay, u8(body, LAYOUT_09.difficulty))
  replay.exeSize = u32(body, LAYOUT_09.exeSize)
  replay.exeChecksum = u32(body, LAYOUT_09.exeChecksum)
  replay.exeVersion = asciiField(body, LAYOUT_09.exeVersion)
  replay.gameVersion = info?.version ?? null
  replay.stageText = info?.stageText ?? null
  compareWithText(replay, info?.name ?? null, null, 0)
  const streams = readStages(plain, body, replay)
  const last = replay.stages.at(-1)
  const [one, two] = last?.sides ?? []
  if (!last || !one || !two) throw new Refusal('corrupt_records', 'no stage')
  nameShot(replay, one.shot, 0)
  replay.score = one.score
  if (last.slot === LAYOUT_09.matchSlot) {
    replay.type = one.cpu || two.cpu ? 'match' : 'pvp'
    replay.opponent = two.shotName
  }
  return { replay, data: body, streams }
}

function readStages(plain: Uint8Array, body: Uint8Array, replay: Replay): InputSpan[] {
  const { inputBytes } = LAYOUT_09.packed
  const streams: InputSpan[] = []
  const blocks = new Map<number, PackedStage>()
  for (const block of packedStages(plain, body, LAYOUT_09.packed)) blocks.set(block.slot, block)
  replay.frames = 0
  for (let slot = 0; slot <= LAYOUT_09.matchSlot; slot++) {
    const one = blocks.get(slot)
    const two = blocks.get(slot + LAYOUT_09.secondPlayer)
    if (!one && !two) continue
    if (!one || !two) throw new Refusal('corrupt_records', 'a stage of one player only')
    const stage = slot === LAYOUT_09.matchSlot ? null : slot + 1
    const frames = (one.inputsTo - one.inputsFrom) / inputBytes
    const sides: [StageSide, StageSide] = [sideOf(replay, body, one.at), sideOf(replay, body, two.at)]
    replay.stages.push({
      index: replay.stages.length + 1,
      stage,
      label: stage === null ? 'Match' : stageLabel(replay, stage),
      slot,
      endScore: null,
      start: null,
      frames,
      counter: one.counter,
      inputCount: frames,
      sampleRule: null,
      seed: sides[0].seed,
      position: null,
      sides,
    })
    replay.frames += frames
    const of = { stage, form: 'frames', width: inputBytes } as const
    streams.push({ ...of, side: 0, from: one.inputsFrom, to: one.inputsTo, samples: one.samples })
    streams.push({ ...of, side: 1, from: two.inputsFrom, to: two.inputsTo, samples: null })
  }
  return streams
}

const MACHINE = 1

function sideOf(replay: Replay, body: Uint8Array, at: number): StageSide {
  const { block } = LAYOUT_09
  const shot = u8(body, at + block.shot)
  const ids = SHOTS.th09.shots.map((each) => each.id)
  return {
    score: u32(body, at + block.score) * READ_FACTS.th09.scoreUnit,
    seed: u16(body, at + block.seed),
    shot,
    shotName: named(replay, ids, shot),
    cpu: (u8(body, at + block.flags) & MACHINE) !== 0,
    lives: u8(body, at + block.lives),
  }
}
