import { site } from '@patisserie/contract/site'
import { useReads } from '../../../api/reads.ts'
import { useLive } from '../../../session/live/live-wishes.ts'

/** Keeps the likes and comments of an open replay page up to date: the read of the page shows them. */
export const useLiveReplay = (rid: number): void => {
  const { patch } = useReads()
  useLive('replay', String(rid), ({ likes, comments }) => {
    if (typeof likes !== 'number' || typeof comments !== 'number') return
    patch(site.replays.calls.one, (run) => (run.KeyID === rid ? { ...run, LIKES: likes, REPCOMNUM: comments } : run))
  })
}
