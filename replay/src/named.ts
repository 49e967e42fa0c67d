import type { Replay } from './facts.ts'
import { GAMES } from './games/catalogue.ts'

/** Sets the difficulty and its word. An index outside the game's table is kept, named `unknown (n)` and warned of. */
export function nameDifficulty(replay: Replay, index: number): void {
  replay.difficulty = index
  replay.difficultyWord = named(replay, GAMES[replay.game].difficulties, index)
}

/** Sets the shot from its raw numbers. */
export function nameShot(replay: Replay, shot: number, sub: number): void {
  const { shots, subshots } = GAMES[replay.game]
  const index = shot * subshots + sub
  const known = sub < subshots ? shots[index]?.id : undefined
  replay.shotIndex = index
  replay.shot = known ?? unknown(replay, subshots > 1 ? `${shot}, ${sub}` : `${shot}`)
}

/** Entry `index` of a table, or `unknown (n)` with a warning. */
export function named(replay: Replay, table: readonly string[], index: number): string {
  return table[index] ?? unknown(replay, `${index}`)
}

/** The label of a stored stage number. */
export function stageLabel(replay: Replay, stage: number): string {
  return GAMES[replay.game].stages[stage - 1] ?? `${stage}`
}

function unknown(replay: Replay, raw: string): string {
  if (!replay.warnings.includes('unknown-value')) replay.warnings.push('unknown-value')
  return `unknown (${raw})`
}
