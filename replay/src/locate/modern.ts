import { u32 } from '../bytes/read.ts'
import { Refusal } from '../bytes/refusal.ts'
import type { GameCode } from '../facts.ts'
import { MODERN_LAYOUTS, type ModernLayout } from '../games/modern-layouts.ts'
import type { UnpackedModern } from '../unpack/decrypt-and-unpack.ts'
import { blankReplay } from './blank-replay.ts'
import { findStages, readModernStages, type StageSpan } from './modern-stages.ts'
import { nameShot } from './named.ts'
import type { Reading } from './reading.ts'

/** Games whose body is a run header and then stage records, which must end exactly where the body ends. */
type LaidOutGame = keyof typeof MODERN_LAYOUTS

/** Finds game, shot, stages and inputs in a file of game 10 or later. */
export function locateModern({ game: announced, body, magic }: UnpackedModern): Reading & { layout: ModernLayout } {
  const { game, layout, spans } = settleGame(announced, body)
  const replay = blankReplay(game, magic)
  if (layout.shot === null) nameShot(replay, 0, 0)
  else nameShot(replay, u32(body, layout.shot), layout.sub === null ? 0 : u32(body, layout.sub))
  return { replay, data: body, streams: readModernStages(replay, body, layout, spans), layout }
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
