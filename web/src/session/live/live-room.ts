import type { LiveEvent } from './live-parse.ts'
import { isWished, type LiveStream, type LiveStreamParts, type LiveWish, openLiveStream } from './live-stream.ts'
import type { LiveSubject } from './live-wishes.ts'

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
  /** Names that some page asked for by id; events of other names come to every session unasked. */
  const named = new Set<string>()
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
    const subjects = newestOfEach(wishes.flatMap(({ subjects }) => subjects))
    const followed = new Set(subjects.map(keyOfSubject))
    for (const { name } of subjects) named.add(name)
    // A state that nobody listens to any more may be out of date; what comes unasked belongs to the session.
    for (const [key, { event }] of states)
      if (named.has(event) ? !followed.has(key) : next !== token) states.delete(key)
    token = next
    stream.wish({ token, subjects })
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
const mostOfAName = 8

/** Each subject once; of each name those that were wished for last. */
const newestOfEach = (subjects: readonly LiveSubject[]): readonly LiveSubject[] => {
  const unique = [...new Map(subjects.map((subject) => [keyOfSubject(subject), subject])).values()]
  return unique.filter(
    ({ name }, at) => unique.slice(at + 1).filter((later) => later.name === name).length < mostOfAName,
  )
}

const keyOfSubject = ({ name, id }: LiveSubject): string => `${name}:${id}`

const keyOf = ({ event, data }: LiveEvent): string => `${event}:${data.subject}`
