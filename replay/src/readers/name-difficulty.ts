import type { Replay } from '../facts.ts'
import { READ_FACTS } from '../games/read-facts.ts'
import { unknown } from '../locate/named.ts'

/** Sets the difficulty and its word. An index outside the game's table is kept, named `unknown (n)` and warned of. */
export function nameDifficulty(replay: Replay, index: number): void {
  replay.difficulty = index
  replay.difficultyWord = named(replay, READ_FACTS[replay.game].difficulties, index)
}

/** Entry `index` of a table, or `unknown (n)` with a warning. */
export function named(replay: Replay, table: readonly string[], index: number): string {
  return table[index] ?? unknown(replay, `${index}`)
}
