import { GAMES } from '@patisserie/replay/games/catalogue'
import type { EncodableReplay, SidedStage } from '../encodable.ts'
import type { Chance } from './chance.ts'
import { type Draft, drawPlay } from './draw-draft.ts'
import { drawEvents } from './draw-events.ts'
import { drawSums } from './draw-scores.ts'
import { drawStages } from './draw-stages.ts'
import { drawStarts } from './draw-starts.ts'

/** A run of games 6 to 8, which store the score at each stage's end. */
export function makeScoredRun(game: 'th06' | 'th07' | 'th08', draft: Draft, chance: Chance): EncodableReplay {
  const { difficulty, shot, clear, head, texts } = draft
  const { stages } = drawStages(game, { difficulty, clear }, chance)
  const ends = drawSums(head.score, { count: stages.length, unit: GAMES[game].scoreUnit }, chance)
  const starts = drawStarts(chance, game, [0, ...ends.slice(0, -1)])
  const common = {
    ...head,
    difficulty,
    shot,
    key: chance.whole(0, 0xff),
    stages: stages.map((stage, index) => ({
      stage,
      endScore: ends[index] ?? 0,
      start: starts[index] ?? {},
      ...drawPlay(game, draft, chance),
    })),
  }
  const date = localClock(draft.time)
  if (game === 'th06') return { ...common, game, date: date.slice(0, 10) }
  if (game === 'th07') {
    const events = drawEvents(chance, { shot, clear }, common.stages)
    const stages = common.stages.map((stage, index) => ({ ...stage, events: events[index] ?? [] }))
    return { ...common, game, date: date.slice(0, 10), stages }
  }
  const tally = {
    misses: chance.whole(0, 9),
    bombs: chance.whole(0, 25),
    humanRatePercent: chance.whole(2000, 8000) / 100,
  }
  return { ...common, ...texts, game, date, clear, tally }
}

/** A story run of game 9 against the machine; a run that is not cleared ends in the second to eighth stage. */
export function makeStoryRun(draft: Draft, chance: Chance): EncodableReplay {
  const { difficulty, shot, clear, texts } = draft
  const { score, ...head } = draft.head
  const count = clear ? 9 : chance.whole(2, 8)
  const starts = [0, ...drawSums(score, { count: count - 1, unit: 10 }, chance)]
  let lives = usualLives
  const stages = starts.map((score, index): SidedStage => {
    const { seed, inputs } = drawPlay('th09', draft, chance)
    const [opposed, shotOpposed, step] = [chance.whole(0, 900_000), chance.whole(0, 15), chance.whole(-1, 1)]
    const machine = { score: index === 0 ? 0 : 10 * opposed, shot: shotOpposed, lives: 0 }
    if (index > 0) lives = Math.min(mostLives, Math.max(0, lives + step))
    return {
      sides: [
        { score, seed, shot, cpu: false, lives, inputs },
        { ...machine, seed, cpu: true, inputs: inputs.map(() => 0) },
      ],
    }
  })
  const date = localClock(draft.time).slice(0, 10)
  return { ...head, ...texts, game: 'th09', difficulty, mode: 'story', date, stages, key: chance.whole(0, 0xff) }
}

/** Lives that a story run of game 9 begins with, and the most that one here gains. */
const usualLives = 2
const mostLives = 4

/** The player's clock, eight hours ahead of UTC. */
function localClock(time: number): string {
  return new Date((time + 8 * 3600) * 1000).toISOString().slice(0, 19)
}
