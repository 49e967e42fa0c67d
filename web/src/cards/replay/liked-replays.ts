import type { ReplayRow } from '@patisserie/contract/replays'
import { site } from '@patisserie/contract/site'
import { type Patch, useRead } from '../../api/reads.ts'
import { useMe } from '../../session/me.ts'

const { list, one, someonesPaged, minePaged, liked } = site.replays.calls

/** Which of these replays the reader likes already; empty for guests and until it is known. */
export const useLikedReplays = (ids: readonly number[]): ReadonlySet<number> => {
  const { status } = useMe()
  const reps = [...ids].sort((a, b) => a - b)
  const enabled = status === 'member' && reps.length > 0
  const { value } = useRead(liked, { reps }, { enabled, quiet: true })
  return new Set(value)
}

/** Shows the like everywhere at once; the result takes it back. */
export const likeAhead = (patch: Patch, id: number): (() => void) => {
  const more = <R extends Pick<ReplayRow, 'KeyID' | 'LIKES'>>(row: R): R =>
    row.KeyID === id ? { ...row, LIKES: row.LIKES + 1 } : row
  const page = <P extends { readonly rows: ReplayRow[] }>(value: P): P => ({ ...value, rows: value.rows.map(more) })
  const undos = [
    patch(list, page),
    patch(minePaged, page),
    patch(someonesPaged, page),
    patch(one, more),
    patch(site.home.calls.front, (front) => ({ ...front, replays: front.replays.map(more) })),
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
