import { configuration } from '../../api/configuration.ts'
import { type LiveNews, openLiveRoom } from './live-room.ts'
import type { LiveWish } from './live-stream.ts'
import type { LiveAsk } from './live-worker.ts'

export interface LiveSource {
  /** Whether one stream serves the browser's other pages as well. */
  readonly isShared: () => boolean
  /** Null: nothing for now. */
  readonly wish: (wish: LiveWish | null) => void
  readonly close: () => void
}

type Tell = (news: LiveNews) => void
type LivePlace = Pick<LiveSource, 'wish' | 'close'>

/** A page says that it is still there; the worker has no other way to know. */
const aliveMs = 30_000

/** The browser's one stream, in a shared worker; where there is none, a stream of this page's own. */
export function openLiveSource(tell: Tell): LiveSource {
  let wished: LiveWish | null = null
  const worker = startWorker()
  let place: LivePlace = worker ? placeAtWorker(worker, tell) : ownPlace(tell)
  let shared = worker !== null
  if (worker) {
    worker.onerror = () => {
      // Its script did not come.
      place.close()
      place = ownPlace(tell)
      shared = false
      place.wish(wished)
    }
  }
  return {
    isShared: () => shared,
    wish: (wish) => {
      wished = wish
      place.wish(wish)
    },
    close: () => place.close(),
  }
}

/** Some browsers have the name only, or forbid it in private windows. */
function startWorker(): SharedWorker | null {
  try {
    return new SharedWorker(new URL('./live-worker.ts', import.meta.url), { type: 'module', name: 'live' })
  } catch {
    return null
  }
}

function placeAtWorker({ port }: SharedWorker, tell: Tell): LivePlace {
  let wished: LiveWish | null = null
  const say = () => port.postMessage({ wish: wished } satisfies LiveAsk)
  port.onmessage = ({ data }: MessageEvent<LiveNews>) => tell(data)
  const alive = setInterval(() => wished && say(), aliveMs)
  return {
    wish: (wish) => {
      wished = wish
      say()
    },
    close: () => {
      clearInterval(alive)
      wished = null
      say()
      port.close()
    },
  }
}

function ownPlace(tell: Tell): LivePlace {
  const { base } = configuration(import.meta.env)
  const seat = openLiveRoom({ base, fetch: (...request) => fetch(...request) }).sit(tell)
  return { wish: (wish) => (wish ? seat.wish(wish) : seat.leave()), close: seat.leave }
}
