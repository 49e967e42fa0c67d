import { readWays, stageWay, type WalkedStage } from '../../ways/read-way.ts'
import { lineOf } from '../../ways/way-line.ts'

/** Longest path data that goes on a card. A made-up file can have ten times as much, which takes minutes to draw or fails. */
const longestLine = 1_000_000

/** The way of a stage, counted from 1, for a card; `none` also if its line is too long to be drawn. */
export function stillWay(bytes: Uint8Array, stage: number): WalkedStage | 'unread' | 'none' {
  const way = stageWay(readWays(bytes), stage)
  return typeof way === 'object' && lineOf(way.way, 0, way.frames).length > longestLine ? 'none' : way
}
