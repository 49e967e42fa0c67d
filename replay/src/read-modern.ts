import { blankReplay } from './blank-replay.ts'
import { utcStamp } from './dates.ts'
import type { UnpackedModern } from './decrypt-and-unpack.ts'
import type { GameCode, Replay } from './facts.ts'
import { GAMES } from './games/catalogue.ts'
import {
  ALL_CLEAR_CODE,
  MODERN_LAYOUTS,
  type ModernLayout,
  NO_SPELL,
  ROUTE_128,
  ROUTE_CLEAR_CODE,
  STONES_20,
} from './games/modern-layouts.ts'
import { compareWithText } from './hints.ts'
import { afterLabel, type ModernInfo } from './info-text.ts'
import { findStages, readModernStages, type StageSpan } from './modern-stages.ts'
import { readModernText } from './modern-text.ts'
import { nameDifficulty, named, nameShot } from './named.ts'
import { f32, finite, seconds, u32, within } from './read.ts'
import type { Reading } from './reading.ts'
import { Refusal } from './refusal.ts'
import { readScene } from './scenes.ts'
import { decodeName } from './text.ts'

/** Games whose body is a run header and then stage records, which must end exactly where the body ends. */
type LaidOutGame = keyof typeof MODERN_LAYOUTS

export function readModern(file: Uint8Array, { game: announced, body, magic, packedEnd }: UnpackedModern): Reading {
  const { game, layout, spans } = settleGame(announced, body)
  within(body, 0, layout.firstStage)
  const replay = blankReplay(game, magic)
  const { info, encoding } = readModernText(file, replay, { packedEnd })
  replay.trial = magic === 't20t'
  replay.formatVersion = u32(file, 0x04)
  replay.name = decodeName(body, layout.name, encoding)
  replay.timestampUtc = utcStamp(seconds(body, layout.time.at, layout.time.bytes))
  const stored = u32(body, layout.score)
  replay.score = stored * GAMES[game].scoreUnit
  if (layout.slowdown !== null) replay.slowdownPercent = finite(f32(body, layout.slowdown))
  readChoices(replay, body, layout, info)
  compareWithText(replay, info?.name ?? null, info?.score ?? null, stored)
  const streams = readModernStages(replay, body, layout, spans)
  if (GAMES[game].scenes) readScene(replay, body)
  else readOutcome(replay, body, layout, info)
  return { replay, data: body, streams }
}

/** Answers the game and its stages. Games 13 and 14 share a magic: only the right layout ends at the body's end. */
function settleGame(
  announced: GameCode,
  body: Uint8Array,
): { game: LaidOutGame; layout: ModernLayout; spans: StageSpan[] } {
  const candidates: LaidOutGame[] = announced === 'th13' ? ['th13', 'th14'] : isLaidOut(announced) ? [announced] : []
  for (const game of candidates) {
    const layout = MODERN_LAYOUTS[game]
    const spans = findStages(body, game, layout)
    if (spans) return { game, layout, spans }
  }
  throw new Refusal('corrupt_records', "the stage records do not end at the body's end")
}

function isLaidOut(game: GameCode): game is LaidOutGame {
  return game in MODERN_LAYOUTS
}

/** Sets the player's choices: shot, difficulty, route, stones. */
function readChoices(replay: Replay, body: Uint8Array, layout: ModernLayout, info: ModernInfo | null): void {
  const { game } = replay
  const { shots, routes, stones } = GAMES[game]
  if (layout.difficulty !== null) nameDifficulty(replay, u32(body, layout.difficulty))
  if (layout.shot === null) nameShot(replay, 0, 0)
  else nameShot(replay, u32(body, layout.shot), layout.sub === null ? 0 : u32(body, layout.sub))
  if (game === 'th125') {
    // The shot's number is known from one sample only: prefer the name in the text block.
    const said = afterLabel(info?.lines[4])
    const index = shots.findIndex((shot) => shot.id === said)
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
  const { stagePractice, spellCards } = GAMES[replay.game]
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
