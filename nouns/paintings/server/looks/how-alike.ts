import type { AlikeRow } from '@patisserie/contract/painting-row'
import { sameDistance } from '@patisserie/rules/paintings/look'

/** How near an earlier work is, in bits of 256. */
export const howAlike = (sameFile: boolean, distance: number): AlikeRow['HOW'] =>
  sameFile ? 'bytes' : distance <= sameDistance ? 'same' : 'alike'
