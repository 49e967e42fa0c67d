import { useRef } from 'react'
import { useApi } from '#api/api-context.ts'
import { usePatchThing } from '#api/patch-thing.ts'
import { useReads } from '#api/reads.ts'
import type { FloorRow } from '../../contract/clubs.ts'
import { clubs } from '../../contract/clubs.ts'
import { floorId, floorThing, topicThing } from '../club-things.ts'

const { like: likeCall, ownMarks } = clubs.calls

/** A like, or taking it back: shown at once, and put back when the house refuses. */
export function useLikeFloor(t: number): (row: FloorRow, like: boolean) => Promise<void> {
  const { call, tell } = useApi()
  const { patch } = useReads()
  const patchThing = usePatchThing()
  const busy = useRef(new Set<number>())
  return async ({ FLOOR }, like) => {
    if (busy.current.has(FLOOR)) return
    busy.current.add(FLOOR)
    const count = <R extends { readonly LIKES: number }>(row: R): R => ({ ...row, LIKES: row.LIKES + (like ? 1 : -1) })
    const mark = () =>
      patch(ownMarks, (own, of) => {
        const others = own.LIKED.filter((floor) => floor !== FLOOR)
        return of.t === t ? { ...own, LIKED: like ? [...others, FLOOR] : others } : own
      })
    const undos = [
      patchThing(floorThing, floorId(t, FLOOR), count),
      // A topic counts the likes of its opening post.
      ...(FLOOR === 1 ? [patchThing(topicThing, t, count)] : []),
      mark(),
    ]
    const answer = await call(likeCall, { t, floor: FLOOR, like: like ? 'Y' : 'N' })
    busy.current.delete(FLOOR)
    if (!answer.ok) for (const undo of undos) undo()
    // The read of one's own marks may have begun after the press and still be answered without it; or the house knew of the
    // press before.
    if (answer.ok || answer.refusal === 'ms.liked' || answer.refusal === 'ms.notLiked') mark()
    if (!answer.ok && answer.auth === '') tell.problem(answer)
  }
}
