import type { Replay, StageStart } from '../facts.ts'
import type { Judged, Position } from '../path-facts.ts'
import type { PathRules } from './path-rules.ts'
import type { Steps } from './steps.ts'

export interface Judging {
  readonly replay: Replay
  readonly index: number
  readonly rules: PathRules
  readonly moves: Uint8Array
  readonly steps: Steps
  readonly start: Position
  readonly end: Position
  readonly next: Position | null
}

/** Frames from a hit until the player moves again, from game 10 on: 8 in which a bomb saves, 30 gone, 60 rising, 1. */
export const RETURN_FRAMES = 99

export function judge(judging: Judging): Judged {
  const { replay, next, end } = judging
  const none = { certainFrom: null, returns: 0 }
  if (replay.game === 'th07') return { verdict: 'byRule', why: null, ...none }
  if (judging.rules.rounds) return judgeOld(replay)
  if (!next) return { verdict: 'startOnly', why: 'last', ...none }
  if (next.x !== end.x || next.y !== end.y) return { verdict: 'startOnly', why: 'end', ...none }
  const { returns, certainFrom } = meeting(judging, next)
  const lives = change(judging, 'lives')
  const misses = change(judging, 'missCount')
  if ((lives ?? 0) < 0 || (misses ?? 0) > 0)
    return { verdict: 'startOnly', why: 'lost', certainFrom: returns > 0 ? certainFrom : null, returns }
  if (returns === 0 || misses === 0) return { verdict: 'exact', why: null, certainFrom: 0, returns }
  return { verdict: 'agrees', why: null, certainFrom, returns }
}

/** Games 6 and 8: right only where nothing happened that moves the player, which game 8's text alone tells. */
function judgeOld({ tally }: Replay): Judged {
  const calm = tally?.misses === 0 && tally.bombs === 0
  return { verdict: calm ? 'byRule' : 'startOnly', why: calm ? null : 'losses', certainFrom: null, returns: 0 }
}

/** How a number of the stage's start differs at the start of the next stage; null where one is not stored. */
function change({ replay, index }: Judging, name: 'lives' | 'missCount'): number | null {
  const [here, then]: (StageStart | null | undefined)[] = [replay.stages[index]?.start, replay.stages[index + 1]?.start]
  const [before, after] = [here?.[name], then?.[name]]
  return before === undefined || after === undefined ? null : after - before
}

/** Marks a frame at which a return leads to the stored end; the bits below hold the move. */
const RETURN = 0x80

/**
 * Counts the returns that lead to the stored end, and finds the frame from which all their paths are one with that of no
 * return. On each axis a frame adds a step and two walls hold the sum, and so does any stretch of frames: the rest of a
 * stage is one step `by`, held between `least` and `most`. Such a map keeps the order of positions, so of many paths the
 * least and the greatest tell whether all are one.
 */
function meeting({ rules, moves, steps, start }: Judging, next: Position): { returns: number; certainFrom: number } {
  const returns = markReturns({ rules, moves, steps }, next)
  if (returns === 0) return { returns, certainFrom: 0 }
  const { left, right, top, bottom } = rules.limits
  const [homeX, homeY] = rules.home
  const { x: across, y: down } = steps
  let [leastX, mostX, leastY, mostY] = [start.x, start.x, start.y, start.y]
  let certainFrom = 0
  for (let frame = 0; frame < moves.length; frame++) {
    const marked = moves[frame] ?? 0
    const move = marked & ~RETURN
    if (marked !== move) {
      moves[frame] = move
      if (homeX < leastX) leastX = homeX
      if (homeX > mostX) mostX = homeX
      if (homeY < leastY) leastY = homeY
      if (homeY > mostY) mostY = homeY
    }
    const stepX = across[move] ?? 0
    const stepY = down[move] ?? 0
    leastX = held(leastX + stepX, left, right)
    leastY = held(leastY + stepY, top, bottom)
    mostX = held(mostX + stepX, left, right)
    mostY = held(mostY + stepY, top, bottom)
    if (leastX !== mostX || leastY !== mostY || marked !== move) certainFrom = frame + 1
  }
  return { returns, certainFrom }
}

/** Marks the frames at which a return leads to the stored end, from the last to the first, and counts them. */
function markReturns({ rules, moves, steps }: Pick<Judging, 'rules' | 'moves' | 'steps'>, next: Position): number {
  const { left, right, top, bottom } = rules.limits
  const [homeX, homeY] = rules.home
  const { x: across, y: down } = steps
  let [byX, leastX, mostX] = [0, left, right]
  let [byY, leastY, mostY] = [0, top, bottom]
  let returns = 0
  for (let frame = moves.length - 1; frame >= RETURN_FRAMES; frame--) {
    const move = moves[frame] ?? 0
    const stepX = across[move] ?? 0
    const stepY = down[move] ?? 0
    // The step of this frame comes before the rest.
    const lowX = held(left + byX, leastX, mostX)
    const highX = held(right + byX, leastX, mostX)
    const lowY = held(top + byY, leastY, mostY)
    const highY = held(bottom + byY, leastY, mostY)
    byX += stepX
    byY += stepY
    leastX = lowX
    mostX = highX
    leastY = lowY
    mostY = highY
    if (held(homeX + byX, leastX, mostX) !== next.x || held(homeY + byY, leastY, mostY) !== next.y) continue
    moves[frame] = move | RETURN
    returns++
  }
  return returns
}

const held = (at: number, least: number, most: number): number => (at < least ? least : at > most ? most : at)
