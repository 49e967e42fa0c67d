import { u8, within } from '../bytes/read.ts'
import { FIELDS_07, FIELDS_08, LAYOUT_07, LAYOUT_08, STAGE_SEEDS } from '../games/old-layouts.ts'
import type { UnpackedOld } from '../unpack/decrypt-and-unpack.ts'
import { blankReplay } from './blank-replay.ts'
import { nameShot } from './named.ts'
import { readPackedStages } from './packed-stages.ts'
import type { Reading } from './reading.ts'

/** Finds shot, stages and inputs in a file of game 7. Extra and Phantasm share a slot; the difficulty tells which it is. */
export function locate07({ plain, body, magic }: UnpackedOld): Reading {
  within(body, 0, LAYOUT_07.bodyBytes)
  const replay = blankReplay('th07', magic)
  nameShot(replay, u8(body, LAYOUT_07.shot), 0)
  const phantasm = u8(body, LAYOUT_07.difficulty) === PHANTASM
  const streams = readPackedStages(replay, plain, body, {
    layout: LAYOUT_07.packed,
    fields: FIELDS_07,
    seed: STAGE_SEEDS.th07,
    stageOf: (slot) => (slot === LAST_SLOT && phantasm ? slot + 2 : slot + 1),
  })
  return { replay, data: body, streams }
}

const PHANTASM = 5
const LAST_SLOT = 6

/** Finds shot, stages and inputs in a file of game 8. */
export function locate08({ plain, body, magic }: UnpackedOld): Reading {
  within(body, 0, LAYOUT_08.bodyBytes)
  const replay = blankReplay('th08', magic)
  nameShot(replay, u8(body, LAYOUT_08.shot), 0)
  const streams = readPackedStages(replay, plain, body, {
    layout: LAYOUT_08.packed,
    fields: FIELDS_08,
    seed: STAGE_SEEDS.th08,
    stageOf: (slot) => slot + 1,
  })
  return { replay, data: body, streams }
}
