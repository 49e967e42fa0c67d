import { configuration } from '#api/configuration.ts'
import { type LiveNews, openLiveRoom } from './live-room.ts'
import type { LiveWish } from './live-stream.ts'
import type { LiveAsk } from './live-worker.ts'

export interface LiveSource {
  /** Whether the stream is shared with the browser's other pages. */
  readonly isShared: () => boolean
  /** Sets what to listen to; null: nothing for now. */
  readonly wish: (wish: LiveWish | null) => void
  readonly close: () => void
}

type Tell = (news: LiveNews) => void
type LivePlace = Pick<LiveSource, 'wish' | 'close'>

/**
 * Interval at which a page tells the worker that it still exists, in milliseconds. The worker cannot detect a closed
 * page.
 */
const aliveMs = 30_000

/**
 * Connects to the browser's shared stream in a shared worker. Without shared workers, opens a stream for this page
 * alone.
 */
export function openLiveSource(tell: Tell): LiveSource {
  let wished: LiveWish | null = null
  const worker = startWorker()
  let place: LivePlace = worker ? placeAtWorker(worker, tell) : ownPlace(tell)
  let shared = worker !== null
  if (worker) {
    worker.onerror = () => {
      // The worker's script could not be loaded.
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

/** Null without shared workers: some browsers define the name only, or throw in private windows. */
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
