import type { Replay } from '../facts.ts'
import { SHOTS } from '../games/shots.ts'

/** Sets the shot from its raw numbers. */
export function nameShot(replay: Replay, shot: number, sub: number): void {
  const { shots, subshots } = SHOTS[replay.game]
  const index = shot * subshots + sub
  const known = sub < subshots ? shots[index]?.id : undefined
  replay.shotIndex = index
  replay.shot = known ?? unknown(replay, subshots > 1 ? `${shot}, ${sub}` : `${shot}`)
}

/** The label of a stored stage number. */
export function stageLabel(replay: Replay, stage: number): string {
  return SHOTS[replay.game].stages[stage - 1] ?? `${stage}`
}

/** `unknown (n)`, with a warning. */
export function unknown(replay: Replay, raw: string): string {
  if (!replay.warnings.includes('unknown-value')) replay.warnings.push('unknown-value')
  return `unknown (${raw})`
}
