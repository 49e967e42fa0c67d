import type { Piece, PieceKind } from './document.ts'
import type { Moment } from './run-link.ts'

/** Highest KeyID of a replay: the largest number of four base-62 digits. */
export const replayKeyMax = 14_776_335
/** Highest id of a painting: the largest integer of the database. */
export const paintingIdMax = 2_147_483_647

/** Whether a replay or a painting may have this number. Paintings are counted from 1. */
export const isPieceId = (kind: PieceKind, id: number): boolean =>
  Number.isInteger(id) && (kind === 'replay' ? id >= 0 && id <= replayKeyMax : id >= 1 && id <= paintingIdMax)

/** The moment of a replay that a piece shows; null for a whole one. */
export const pieceMoment = ({ stage, frame }: Piece['attrs']): Moment | null =>
  stage === undefined || frame === undefined ? null : { stage, frame }
