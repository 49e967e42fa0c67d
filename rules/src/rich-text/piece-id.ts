import { limits } from '../limits.ts'
import type { PieceKind } from './document.ts'

/** Whether a replay or a painting may have this number. Paintings are counted from 1. */
export const isPieceId = (kind: PieceKind, id: number): boolean =>
  Number.isInteger(id) &&
  (kind === 'replay' ? id >= 0 && id <= limits.replayKeyMax : id >= 1 && id <= limits.paintingIdMax)
