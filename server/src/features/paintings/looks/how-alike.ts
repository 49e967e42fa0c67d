import type { AlikeRow } from '@patisserie/contract/painting-row'

/** Pictures up to this distance, in bits of 256, are the same picture, perhaps cut or coloured. */
const sameWithin = 16

export const howAlike = (sameFile: boolean, distance: number): AlikeRow['HOW'] =>
  sameFile ? 'bytes' : distance <= sameWithin ? 'same' : 'alike'
