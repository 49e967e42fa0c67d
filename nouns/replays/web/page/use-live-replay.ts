import { usePatchThing } from '#api/patch-thing.ts'
import { useLive } from '#session/live/live-wishes.ts'
import { replayThing } from '../card/replay-thing.ts'

/** Keeps the likes and comments of an open replay page up to date, and of its rows in lists read before. */
export const useLiveReplay = (rid: number): void => {
  const patchThing = usePatchThing()
  useLive('replay', String(rid), ({ likes, comments }) => {
    if (typeof likes !== 'number' || typeof comments !== 'number') return
    patchThing(replayThing, rid, (run) => ({ ...run, LIKES: likes, REPCOMNUM: comments }), 'told')
  })
}
