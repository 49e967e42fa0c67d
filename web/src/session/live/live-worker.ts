import { configuration } from '../../api/configuration.ts'
import { type LiveNews, openLiveRoom } from './live-room.ts'
import type { LiveWish } from './live-stream.ts'

/** What a page says to the worker; `null`: it leaves, or has been out of sight for long. */
export interface LiveAsk {
  readonly wish: LiveWish | null
}

/** A page that died without a word is forgotten after so long; pages out of sight speak once a minute at most. */
const aliveMs = 150_000

// The global of a shared worker, which the page's own types do not know.
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
