import * as paintingLimits from '#nouns/paintings/rules/painting-limits.ts'
import * as limits from '#nouns/replays/rules/replay-limits.ts'
import type { Piece, PieceKind } from './document.ts'
import type { Moment } from './run-link.ts'

/** Whether a replay or a painting may have this number. Paintings are counted from 1. */
export const isPieceId = (kind: PieceKind, id: number): boolean =>
  Number.isInteger(id) &&
  (kind === 'replay' ? id >= 0 && id <= limits.replayKeyMax : id >= 1 && id <= paintingLimits.paintingIdMax)

/** The moment of a replay that a piece shows; null for a whole one. */
export const pieceMoment = ({ stage, frame }: Piece['attrs']): Moment | null =>
  stage === undefined || frame === undefined ? null : { stage, frame }
