import type { ModernGame } from '../encodable.ts'
import type { Chance } from './chance.ts'

type Course = { stages: number[]; route?: number; spellCardId?: number }

/** The stored stage numbers of a run, in order. A run that is not cleared has at least two stages. */
export function drawStages(
  game: ModernGame | 'th06' | 'th07' | 'th08',
  { difficulty, clear }: { difficulty: number; clear: boolean },
  chance: Chance,
): Course {
  const course = wholeCourse(game, difficulty, chance)
  if (clear || course.stages.length < 3) return course
  return { ...course, stages: course.stages.slice(0, chance.whole(2, course.stages.length - 1)) }
}

function wholeCourse(game: Parameters<typeof drawStages>[0], difficulty: number, chance: Chance): Course {
  if (game === 'th128') {
    const route = difficulty === 4 ? 6 : chance.whole(0, 5)
    return { stages: [...(routeStages[route] ?? [])], route }
  }
  if (game === 'th08') {
    if (difficulty === 4) return { stages: [9] }
    return { stages: [1, 2, 3, chance.pick([4, 5]), 6, chance.pick([7, 8])] }
  }
  // Game 13's Overdrive exists only as spell practice of the game's last eight spell cards.
  if (game === 'th13' && difficulty === 5) return { stages: [6], spellCardId: chance.whole(119, 126) }
  if (game === 'th07' && difficulty === 5) return { stages: [8] }
  if (difficulty === 4) return { stages: [7] }
  // Game 6 ends its Easy run with stage 5.
  return { stages: game === 'th06' && difficulty === 0 ? [1, 2, 3, 4, 5] : [1, 2, 3, 4, 5, 6] }
}

/** Game 12.8's stages by route: A-1 to C-2, Extra. */
const routeStages = [[1, 2, 3], [1, 4, 5], [6, 7, 8], [6, 9, 10], [11, 12, 13], [11, 14, 15], [16]]
