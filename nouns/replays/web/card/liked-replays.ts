import type { PatchThing } from '#api/patch-thing.ts'
import { type Patch, useRead } from '#api/reads.ts'
import { useMe } from '#session/me.ts'
import { replays } from '../../contract/replays.ts'
import { replayThing } from './replay-thing.ts'

const { liked } = replays.calls

/** Ids of those replays that the reader has liked; empty for guests and while unknown. */
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

/** Applies a like optimistically in all cached answers. Answers a function that rolls it back. */
export const likeAhead = ({ patch, patchThing }: Patches, id: number): (() => void) => {
  const undos = [
    patchThing(replayThing, id, (row) => ({ ...row, LIKES: row.LIKES + 1 })),
    patch(liked, (ids) => [...ids, id]),
  ]
  return () => {
    for (const undo of undos) undo()
  }
}

/** Marks the replay as liked without changing the count: the server had counted this like before. */
export const rememberLiked = (patch: Patch, id: number): void => {
  patch(liked, (ids) => [...ids, id])
}
