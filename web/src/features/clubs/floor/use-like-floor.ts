import type { FloorRow } from '@patisserie/contract/clubs'
import { site } from '@patisserie/contract/site'
import { useRef } from 'react'
import { useApi } from '../../../api/api-context.ts'
import { useReads } from '../../../api/reads.ts'

const { like: likeCall, floors, ownMarks } = site.clubs.calls

/** A like, or taking it back: shown at once, and put back when the house refuses. */
export function useLikeFloor(t: number): (row: FloorRow, like: boolean) => Promise<void> {
  const { call, tell } = useApi()
  const { patch } = useReads()
  const busy = useRef(new Set<number>())
  return async ({ FLOOR }, like) => {
    if (busy.current.has(FLOOR)) return
    busy.current.add(FLOOR)
    const change = like ? 1 : -1
    const mark = () =>
      patch(ownMarks, (own) => ({
        ...own,
        LIKED: like ? [...new Set([...own.LIKED, FLOOR])] : own.LIKED.filter((floor) => floor !== FLOOR),
      }))
    const undos = [
      patch(floors, (page) =>
        page.topic.KeyID === t
          ? {
              ...page,
              rows: page.rows.map((row) => (row.FLOOR === FLOOR ? { ...row, LIKES: row.LIKES + change } : row)),
            }
          : page,
      ),
      mark(),
    ]
    const answer = await call(likeCall, { t, floor: FLOOR, like: like ? 'Y' : 'N' })
    busy.current.delete(FLOOR)
    if (answer.ok) return
    for (const undo of undos) undo()
    // The house knew of it before: only the heart was wrong.
    if (answer.refusal === 'ms.liked' || answer.refusal === 'ms.notLiked') mark()
    if (answer.auth === '') tell.problem(answer)
  }
}
