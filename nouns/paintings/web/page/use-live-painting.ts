import { usePatchThing } from '#api/patch-thing.ts'
import { useLive } from '#session/live/live-wishes.ts'
import { paintingThing } from '../card/painting-thing.ts'

/** Keeps the likes and comments of an open work up to date, and of its rows in walls read before. */
export const useLivePainting = (pid: number): void => {
  const patchThing = usePatchThing()
  useLive('painting', String(pid), ({ likes, comments }) => {
    if (typeof likes !== 'number' || typeof comments !== 'number') return
    patchThing(paintingThing, pid, (work) => ({ ...work, LIKES: likes, REPCOMNUM: comments }), 'told')
  })
}
