import type { LiveEvent } from './live-parse.ts'
import { isWished, type LiveStream, type LiveStreamParts, type LiveWish, openLiveStream } from './live-stream.ts'

/** What the stream says to a page. */
export type LiveNews = { readonly event: LiveEvent } | { readonly stands: boolean }

/** One page's place at the browser's stream. */
export interface LiveSeat {
  readonly wish: (wish: LiveWish) => void
  readonly leave: () => void
}

/** Several pages share one stream: it listens to what any of them wishes for, and each hears everything. */
export function openLiveRoom({ base, fetch }: Pick<LiveStreamParts, 'base' | 'fetch'>) {
  const seats = new Map<LiveSeat, { wish: LiveWish | null; readonly tell: (news: LiveNews) => void }>()
  /** The newest state of everything, for pages that come later. */
  const states = new Map<string, LiveEvent>()
  let stands: boolean | null = null
  let token = ''
  const tellAll = (news: LiveNews) => {
    for (const { wish, tell } of seats.values()) if (wish) tell(news)
  }
  const stream: LiveStream = openLiveStream({
    base,
    fetch,
    heard: (event) => {
      if (event.event !== 'ended') states.set(keyOf(event), event)
      tellAll({ event })
    },
    standing: (now) => {
      stands = now
      tellAll({ stands: now })
    },
  })
  const listen = () => {
    const wishes = [...seats.values()].flatMap(({ wish }) => (wish && isWished(wish) ? [wish] : []))
    const next = wishes.at(-1)?.token ?? ''
    const replays = [...new Set(wishes.flatMap(({ replays }) => replays))].slice(-mostOfAKind)
    const topics = [...new Set(wishes.flatMap(({ topics }) => topics))].slice(-mostOfAKind)
    const tags = [...new Set(wishes.flatMap(({ tags }) => tags))]
    // What nobody listened to for a while is not known any more.
    const followed = new Set([
      ...replays.map((id) => `replay:${id}`),
      ...topics.map((id) => `topic:${id}`),
      ...tags.map((tag) => `touched:${tag}`),
    ])
    for (const key of states.keys()) if (key === 'reminders' ? next !== token : !followed.has(key)) states.delete(key)
    token = next
    stream.wish({ token, replays, topics, tags })
  }
  return {
    sit: (tell: (news: LiveNews) => void): LiveSeat => {
      const seat: LiveSeat = {
        wish: (wish) => {
          // The last to wish sits last: with another member in every page, the newest one is heard.
          seats.delete(seat)
          seats.set(seat, { wish, tell })
          listen()
          if (stands !== null) tell({ stands })
          for (const event of states.values()) tell({ event })
        },
        leave: () => {
          seats.delete(seat)
          listen()
        },
      }
      seats.set(seat, { wish: null, tell })
      return seat
    },
  }
}

/** As the server bounds it. */
const mostOfAKind = 8

const keyOf = ({ event, data }: LiveEvent): string => [event, data.rid ?? data.t ?? data.tag].filter(Boolean).join(':')
