import type { GameCode } from '@patisserie/replay/facts'
import { type Chance, chanceFrom } from './draw/chance.ts'
import { type Draft, drawDraft } from './draw/draw-draft.ts'
import { makeAlcoRun, makeModernRun, makeSceneRun } from './draw/make-modern-run.ts'
import { makeScoredRun, makeStoryRun } from './draw/make-old-run.ts'
import type { RunWish } from './draw/run-wish.ts'
import type { EncodableReplay } from './encodable.ts'

/** A realistic run for `encodeReplay`, drawn from the wish's seed: equal wishes make equal runs. */
export function makeRun(wish: RunWish): EncodableReplay {
  const chance = chanceFrom(wish.seed)
  return makeGame(wish.game, drawDraft(wish, chance), chance)
}

function makeGame(game: GameCode, draft: Draft, chance: Chance): EncodableReplay {
  switch (game) {
    case 'th06':
    case 'th07':
    case 'th08':
      return makeScoredRun(game, draft, chance)
    case 'th09':
      return makeStoryRun(draft, chance)
    case 'th095':
    case 'th125':
    case 'th143':
    case 'th165':
      return makeSceneRun(game, draft, chance)
    case 'alco':
      return makeAlcoRun(draft, chance)
    default:
      return makeModernRun(game, draft, chance)
  }
}
