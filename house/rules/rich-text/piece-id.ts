import { limits } from '../limits.ts'
import type { Moment } from '../replays/run-link.ts'
import type { Piece, PieceKind } from './document.ts'

/** Whether a replay or a painting may have this number. Paintings are counted from 1. */
export const isPieceId = (kind: PieceKind, id: number): boolean =>
  Number.isInteger(id) &&
  (kind === 'replay' ? id >= 0 && id <= limits.replayKeyMax : id >= 1 && id <= limits.paintingIdMax)

/** The moment of a replay that a piece shows; null for a whole one. */
export const pieceMoment = ({ stage, frame }: Piece['attrs']): Moment | null =>
  stage === undefined || frame === undefined ? null : { stage, frame }
