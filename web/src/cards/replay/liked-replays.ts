import { site } from '@patisserie/contract/site'
import type { PatchThing } from '../../api/patch-thing.ts'
import { type Patch, useRead } from '../../api/reads.ts'
import { useMe } from '../../session/me.ts'
import { replayThing } from './replay-thing.ts'

const { liked } = site.replays.calls

/** Which of these replays the reader likes already; empty for guests and until it is known. */
export const useLikedReplays = (ids: readonly number[]): ReadonlySet<number> => {
  const { status } = useMe()
  const reps = [...ids].sort((a, b) => a - b)
  const enabled = status === 'member' && reps.length > 0
  const { value } = useRead(liked, { reps }, { enabled, quiet: true })
  return new Set(value)
}

interface Patches {
  readonly patch: Patch
  readonly patchThing: PatchThing
}

/** Shows the like everywhere at once; the result takes it back. */
export const likeAhead = ({ patch, patchThing }: Patches, id: number): (() => void) => {
  const undos = [
    patchThing(replayThing, id, (row) => ({ ...row, LIKES: row.LIKES + 1 })),
    patch(liked, (ids) => [...ids, id]),
  ]
  return () => {
    for (const undo of undos) undo()
  }
}

/** The house knew of the like before: only the heart was missing. */
export const rememberLiked = (patch: Patch, id: number): void => {
  patch(liked, (ids) => [...ids, id])
}
