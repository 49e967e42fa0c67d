import type { StageStart } from '@patisserie/replay/facts'
import { PATH_RULES, type PathRules, type Speeds, speedsOf } from '@patisserie/replay/path/path-rules'
import { focusKeyOf, stepOf, stepsOf } from '@patisserie/replay/path/steps'
import { walk } from '@patisserie/replay/path/walk'
import type { Position } from '@patisserie/replay/path-facts'
import type { ModernGame, ModernStage } from '../encodable.ts'
import type { Chance } from './chance.ts'

type PlayedStage = Pick<ModernStage, 'inputs' | 'start'>

/**
 * Where the player stands at the start of each stage, as the game stores it: the end of the stage before, walked by its
 * keys. A lost life leads back to the middle of the lower edge in that stage, as the lives and misses of the starts say; some
 * are lost without a trace, paid by a life gained in the same stage.
 */
export function drawPositions(
  chance: Chance,
  { game, shot }: { game: ModernGame; shot: number },
  stages: readonly PlayedStage[],
): Position[] {
  const rules = PATH_RULES[game] ?? usualRules
  const steps = stepsOf(rules, speedsOf(game, shot) ?? usualSpeeds)
  const home = { x: rules.home[0], y: rules.home[1] }
  const positions: Position[] = []
  let at = home
  stages.forEach(({ inputs, start }, index) => {
    positions.push(at)
    const unseen = chance.yes(unseenShare)
    const share = chance.number(0, 1)
    const moves = Uint8Array.from(inputs, (held, frame) =>
      stepOf(held, frame < rules.unfocusedFrames ? 0 : focusKeyOf(game)),
    )
    const died = diesIn(start, stages[index + 1]?.start, unseen)
    const back = returnAfter + Math.floor(share * (moves.length - returnAfter))
    const from =
      died && moves.length > returnAfter ? { moves: moves.subarray(back), start: home } : { moves, start: at }
    at = walk({ ...from, steps, rules }, null).end
  })
  return positions
}

/** How often a life is lost in a stage whose numbers do not tell. */
const unseenShare = 0.25

/** Frames from a hit until the player moves again. */
const returnAfter = 99

/** Whether a life was lost between two starts. A count of misses decides; lives tell only where they fell. */
function diesIn(before: StageStart | undefined, after: StageStart | undefined, unseen: boolean): boolean {
  if (before?.missCount !== undefined && after?.missCount !== undefined) return after.missCount > before.missCount
  return unseen || (after?.lives ?? 0) < (before?.lives ?? 0)
}

/** Stands in where nobody has shown how a game or a shot moves the player. */
const usualRules = usual(PATH_RULES.th12)
const usualSpeeds = usual(usualRules.speeds.Reimu)

function usual<T extends PathRules | Speeds>(known: T | undefined): T {
  if (known === undefined) throw new Error('the rules of game 12 are not known')
  return known
}
