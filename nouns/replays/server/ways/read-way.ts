import { parseReplay } from '@patisserie/replay/parse'
import type { StagePath, Way } from '@patisserie/replay/path-facts'

/** A stage whose way was computed. */
export type WalkedStage = StagePath & { readonly way: Way }

/** The ways of all stages of a run. `unread`: the file cannot be parsed. */
export type ReadWays = readonly StagePath[] | 'unread'

/** The ways of all stages from the bytes of a replay file. */
export function readWays(bytes: Uint8Array): ReadWays {
  const result = parseReplay(bytes, { paths: 'ways' })
  return result.ok ? (result.paths ?? []) : 'unread'
}

/** The way of a stage, counted from 1. `none`: the run has no such stage, or no way is drawn in it. */
export function stageWay(ways: ReadWays, stage: number): WalkedStage | 'unread' | 'none' {
  if (ways === 'unread') return 'unread'
  const path = ways[stage - 1]
  return path?.way && path.frames > 0 && path.verdict !== 'notDrawn' ? { ...path, way: path.way } : 'none'
}
