import { configuration } from '#api/configuration.ts'
import { type LiveNews, openLiveRoom } from './live-room.ts'
import type { LiveWish } from './live-stream.ts'

/** Message from a page to the worker. `null`: the page is closed, or was hidden for long. */
export interface LiveAsk {
  readonly wish: LiveWish | null
}

/**
 * Time after which a page that has sent nothing counts as closed, in milliseconds. Timers of hidden pages fire at least
 * once a minute.
 */
const aliveMs = 150_000

// The global scope of a shared worker, which the DOM types do not declare.
const scope = self as unknown as {
  onconnect: ((event: { readonly ports: readonly MessagePort[] }) => void) | null
}
const { base } = configuration(import.meta.env)
const room = openLiveRoom({ base, fetch: (...request) => fetch(...request) })

scope.onconnect = ({ ports: [port] }) => {
  if (!port) return
  const seat = room.sit((news: LiveNews) => port.postMessage(news))
  let silence: ReturnType<typeof setTimeout>
  let last = ''
  port.onmessage = ({ data }: MessageEvent<LiveAsk>) => {
    clearTimeout(silence)
    if (!data.wish) {
      last = ''
      return seat.leave()
    }
    silence = setTimeout(() => {
      last = ''
      seat.leave()
    }, aliveMs)
    const text = JSON.stringify(data.wish)
    if (text !== last) seat.wish(data.wish)
    last = text
  }
}
