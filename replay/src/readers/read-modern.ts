import { f32, finite, seconds, u32 } from '../bytes/read.ts'
import type { Replay } from '../facts.ts'
import {
  ALL_CLEAR_CODE,
  type ModernLayout,
  NO_SPELL,
  ROUTE_128,
  ROUTE_CLEAR_CODE,
  STONES_20,
} from '../games/modern-layouts.ts'
import { READ_FACTS } from '../games/read-facts.ts'
import { SHOTS } from '../games/shots.ts'
import { locateModern } from '../locate/modern.ts'
import { nameShot } from '../locate/named.ts'
import type { Reading } from '../locate/reading.ts'
import { utcStamp } from '../text/dates.ts'
import { decodeName } from '../text/decode-text.ts'
import { afterLabel, type ModernInfo } from '../text/info-text.ts'
import { readModernText } from '../text/modern-text.ts'
import type { UnpackedModern } from '../unpack/decrypt-and-unpack.ts'
import { compareWithText } from './hints.ts'
import { nameDifficulty, named } from './name-difficulty.ts'
import { readScene } from './read-scene.ts'

export function readModern(file: Uint8Array, unpacked: UnpackedModern): Reading {
  const { layout, ...reading } = locateModern(unpacked)
  const { replay, data: body } = reading
  const { game, magic } = replay
  const { packedEnd } = unpacked
  const { info, encoding } = readModernText(file, replay, { packedEnd })
  replay.trial = magic === 't20t'
  replay.formatVersion = u32(file, 0x04)
  replay.name = decodeName(body, layout.name, encoding)
  replay.timestampUtc = utcStamp(seconds(body, layout.time.at, layout.time.bytes))
  const stored = u32(body, layout.score)
  replay.score = stored * READ_FACTS[game].scoreUnit
  if (layout.slowdown !== null) replay.slowdownPercent = finite(f32(body, layout.slowdown))
  readChoices(replay, body, layout, info)
  compareWithText(replay, info?.name ?? null, info?.score ?? null, stored)
  const last = replay.stages.at(-1)
  if (last) last.endScore = replay.score
  if (READ_FACTS[game].scenes) readScene(replay, body)
  else readOutcome(replay, body, layout, info)
  return reading
}

/** Sets the player's choices: shot, difficulty, route, stones. */
function readChoices(replay: Replay, body: Uint8Array, layout: ModernLayout, info: ModernInfo | null): void {
  const { game } = replay
  const { routes, stones } = READ_FACTS[game]
  if (layout.difficulty !== null) nameDifficulty(replay, u32(body, layout.difficulty))
  if (game === 'th125') {
    // The shot's number is known from one sample only: prefer the name in the text block.
    const said = afterLabel(info?.lines[4])
    const index = SHOTS[game].shots.findIndex((shot) => shot.id === said)
    if (index >= 0) nameShot(replay, index, 0)
  }
  if (game === 'th128') replay.route = named(replay, routes, u32(body, ROUTE_128))
  if (stones) {
    replay.stones = []
    for (let index = 0; index < STONES_20.count; index++)
      replay.stones.push(named(replay, stones, u32(body, STONES_20.at + 4 * index)))
  }
}

const EXTRA = 4

/**
 * Sets the type of the run and how far it went. No byte is known that stores the mode: a single stage counts as practice
 * unless it is Extra or the game has no stage practice.
 */
function readOutcome(replay: Replay, body: Uint8Array, layout: ModernLayout, info: ModernInfo | null): void {
  const { stagePractice, spellCards } = READ_FACTS[replay.game]
  replay.stageText = info?.stageLine ?? null
  if (layout.cleared !== null) replay.clearedCode = u32(body, layout.cleared)
  const spell = layout.spell === null ? NO_SPELL : u32(body, layout.spell)
  if (spell !== NO_SPELL) {
    replay.type = 'spell_practice'
    replay.spellCardId = spell
    if (spell >= (spellCards ?? Number.POSITIVE_INFINITY)) replay.warnings.push('unknown-value')
  } else if (stagePractice && replay.stages.length === 1 && replay.difficulty !== EXTRA) replay.type = 'stage_practice'
  if (replay.game === 'th128') replay.allClear = (replay.clearedCode ?? 0) >= ROUTE_CLEAR_CODE
  else if (replay.game === 'alco')
    replay.allClear = replay.stageText === null ? null : /all clear/i.test(replay.stageText)
  else replay.allClear = replay.clearedCode === ALL_CLEAR_CODE
}
