import type { LiveEvent } from './live-parse.ts'
import { isWished, type LiveStream, type LiveStreamParts, type LiveWish, openLiveStream } from './live-stream.ts'
import type { LiveSubject } from './live-wishes.ts'

/** Message to a page: an event, or whether the stream stands (is connected). */
export type LiveNews = { readonly event: LiveEvent } | { readonly stands: boolean }

/** One page's connection to the browser's shared stream. */
export interface LiveSeat {
  readonly wish: (wish: LiveWish) => void
  readonly leave: () => void
}

/**
 * Shares one stream between several pages. The stream listens to every subject that some page wishes for, and every
 * page gets all events.
 */
export function openLiveRoom({ base, fetch }: Pick<LiveStreamParts, 'base' | 'fetch'>) {
  const seats = new Map<LiveSeat, { wish: LiveWish | null; readonly tell: (news: LiveNews) => void }>()
  /** The latest event of each subject, for pages that connect later. */
  const states = new Map<string, LiveEvent>()
  /**
   * Event names that some page has subscribed to by id. Events of other names are sent to every session without a
   * subscription.
   */
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
    // The stored state of a subject that is not followed any more may be stale. Unsubscribed events belong to the
    // session, so they are dropped when the session changes.
    for (const [key, { event }] of states)
      if (named.has(event) ? !followed.has(key) : next !== token) states.delete(key)
    token = next
    stream.wish({ token, subjects })
  }
  return {
    sit: (tell: (news: LiveNews) => void): LiveSeat => {
      const seat: LiveSeat = {
        wish: (wish) => {
          // Moves this seat to the end: if pages have different sessions, the stream uses the token of the page that
          // wished last.
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

/** Maximum number of ids per event name, the same as on the server. */
const mostOfAName = 8

/** Removes duplicate subjects, and keeps the most recently wished ones of each name. */
const newestOfEach = (subjects: readonly LiveSubject[]): readonly LiveSubject[] => {
  const unique = [...new Map(subjects.map((subject) => [keyOfSubject(subject), subject])).values()]
  return unique.filter(
    ({ name }, at) => unique.slice(at + 1).filter((later) => later.name === name).length < mostOfAName,
  )
}

const keyOfSubject = ({ name, id }: LiveSubject): string => `${name}:${id}`

const keyOf = ({ event, data }: LiveEvent): string => `${event}:${data.subject}`
