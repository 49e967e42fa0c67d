import { readOriginalPath } from '#core/files/picture-paths.ts'
import type { PaintingRow } from '../contract/painting-row.ts'

/** Works as bare thumbnails. */
export const thumbnails = (rows: readonly PaintingRow[]) =>
  rows.map(({ KeyID, SRC, W, H, NAME }) => {
    const read = readOriginalPath(SRC)
    return { KeyID, SRC: read ? `/pic/${read.original}.thumb.webp` : SRC, W, H, NAME }
  })
