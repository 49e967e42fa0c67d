import type { PaintingRow } from '@patisserie/contract/painting-row'
import { readOriginalPath } from '../../core/files/picture-paths.ts'

/** Works as bare thumbnails. */
export const thumbnails = (rows: readonly PaintingRow[]) =>
  rows.map(({ KeyID, SRC, W, H, NAME }) => {
    const read = readOriginalPath(SRC)
    return { KeyID, SRC: read ? `/pic/${read.original}.thumb.webp` : SRC, W, H, NAME }
  })
