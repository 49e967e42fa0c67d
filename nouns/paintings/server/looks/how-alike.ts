import type { AlikeRow } from '../../contract/painting-row.ts'
import { sameDistance } from '../../rules/look.ts'

/** How near an earlier work is, in bits of 256. */
export const howAlike = (sameFile: boolean, distance: number): AlikeRow['HOW'] =>
  sameFile ? 'bytes' : distance <= sameDistance ? 'same' : 'alike'
