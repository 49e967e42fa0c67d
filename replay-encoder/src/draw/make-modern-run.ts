import { GAMES } from '@patisserie/replay/games/catalogue'
import type { AlcoRun, ModernGame, ModernRun, SceneGame, SceneRun } from '../encodable.ts'
import type { Chance } from './chance.ts'
import { type Draft, drawPlay } from './draw-draft.ts'
import { drawPositions } from './draw-positions.ts'
import { drawSums } from './draw-scores.ts'
import { drawStages } from './draw-stages.ts'
import { drawStarts } from './draw-starts.ts'

export function makeModernRun(game: ModernGame, draft: Draft, chance: Chance): ModernRun {
  const { difficulty, shot, clear, time, head, texts } = draft
  const { stages, route, spellCardId } = drawStages(game, { difficulty, clear }, chance)
  const ends = drawSums(head.score, { count: stages.length, unit: 10 }, chance)
  const starts = drawStarts(chance, game, [0, ...ends.slice(0, -1)])
  const otherStones = game === 'th20' ? ([chance.whole(0, 7), chance.whole(0, 7), 8] as const) : undefined
  const played = stages.map((stage, index) => ({ stage, start: starts[index] ?? {}, ...drawPlay(game, draft, chance) }))
  const positions = drawPositions(chance, { game, shot }, played)
  return {
    ...head,
    ...texts,
    game,
    time,
    difficulty,
    shot,
    route,
    spellCardId,
    ...(clear ? { clearedCode: route === undefined ? 8 : 17 + route } : {}),
    otherStones,
    stages: played.map((stage, index) => ({ ...stage, position: positions[index] ?? { x: 0, y: 0 } })),
  }
}

export function makeAlcoRun(draft: Draft, chance: Chance): AlcoRun {
  const { clear, time, head, texts } = draft
  const ends = drawSums(head.score, { count: clear ? 3 : 2, unit: 1 }, chance)
  return {
    ...head,
    ...texts,
    game: 'alco',
    time,
    ...(clear ? { clearedCode: 4 } : {}),
    stages: ends.map((_, index) => ({
      stage: index + 1,
      start: { score: ends[index - 1] ?? 0 },
      ...drawPlay('alco', draft, chance),
    })),
  }
}

/** A run of a random scene. Of a game whose scenes per day are not known, a scene from 1 to 6 of the first day. */
export function makeSceneRun(game: SceneGame, draft: Draft, chance: Chance): SceneRun {
  const { shot, time, head, texts } = draft
  const perLevel = GAMES[game].scenes?.perLevel ?? [6]
  const level = chance.whole(1, perLevel.length)
  const items = { mainItem: chance.whole(0, 8), subItem: chance.whole(0, 8), itemUses: chance.whole(0, 5) }
  return {
    ...head,
    ...texts,
    game,
    shot,
    time,
    level,
    scene: chance.whole(1, perLevel[level - 1] ?? 1),
    ...(game === 'th143' ? items : {}),
    ...drawPlay(game, draft, chance),
  }
}
