import { authorizationScheme } from '#contract/envelope.ts'
import { createEventParser, type LiveEvent } from './live-parse.ts'
import type { LiveSubject } from './live-wishes.ts'

/** Topics that the browser's stream subscribes to. */
export interface LiveWish {
  /** Token of the session; empty for guests. */
  readonly token: string
  readonly subjects: readonly LiveSubject[]
}

export const nothingWished: LiveWish = { token: '', subjects: [] }

export const isWished = ({ token, subjects }: LiveWish): boolean => token !== '' || subjects.length > 0

export interface LiveStream {
  /** Changes what the stream listens to. No event is lost during the change. */
  readonly wish: (wish: LiveWish) => void
}

export interface LiveStreamParts {
  /** Base address of the calls. */
  readonly base: string
  readonly heard: (event: LiveEvent) => void
  /** Called with whether events arrive. While they do not, state must be polled. */
  readonly standing: (stands: boolean) => void
  readonly fetch: typeof fetch
}

const firstWaitMs = 3_000
const longestWaitMs = 60_000
/**
 * Time without any data after which the stream counts as dead, in milliseconds. The server sends a heartbeat every 25
 * s.
 */
const silenceMs = 60_000

/** Keeps one stream of `/api/live` open, with reconnects, while something is wished for. */
export function openLiveStream({ base, heard, standing, ...parts }: LiveStreamParts): LiveStream {
  let wish = nothingWished
  let lastId = ''
  let current: AbortController | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let fails = 0

  const listen = async () => {
    const stop = new AbortController()
    current = stop
    const end = await hold(stop).catch(() => 'lost' as const)
    if (current !== stop) return
    current = null
    if (end === 'over') return standing(false)
    // A single loss is often transient (a restart, a network change), so it is not reported.
    if (fails > 0) standing(false)
    const wait = Math.min(firstWaitMs * 2 ** fails, longestWaitMs)
    fails++
    timer = setTimeout(() => void listen(), wait * (0.7 + 0.6 * Math.random()))
  }

  const hold = async (stop: AbortController): Promise<'lost' | 'over'> => {
    const reply = await parts.fetch(`${base}/live?${query(wish)}`, {
      headers: headersOf(wish, lastId),
      signal: stop.signal,
    })
    const streams = reply.headers.get('content-type')?.startsWith('text/event-stream')
    // A 200 without a stream is a refusal: do not reconnect. The reads of the page find out the reason.
    if (!reply.ok || !streams || !reply.body) return reply.ok ? 'over' : 'lost'
    standing(true)
    const parse = createEventParser()
    const reader = reply.body.pipeThrough(new TextDecoderStream()).getReader()
    let silence = setTimeout(() => stop.abort(), silenceMs)
    try {
      for (;;) {
        const { done, value } = await reader.read()
        if (done) return 'lost'
        fails = 0
        clearTimeout(silence)
        silence = setTimeout(() => stop.abort(), silenceMs)
        for (const event of parse(value)) {
          if (event.id) lastId = event.id
          heard(event)
          if (event.event === 'ended') return 'over'
        }
      }
    } finally {
      clearTimeout(silence)
      stop.abort()
    }
  }

  return {
    wish: (next) => {
      if (query(next) === query(wish) && next.token === wish.token && (current || timer)) return
      if (next.token !== wish.token) lastId = ''
      wish = next
      fails = 0
      clearTimeout(timer)
      timer = undefined
      const before = current
      current = null
      before?.abort()
      if (isWished(next)) void listen()
    },
  }
}

/** Query string with one parameter per name, sorted, so that it does not depend on the order of the wishes. */
const query = ({ subjects }: LiveWish): string => {
  const search = new URLSearchParams()
  for (const name of [...new Set(subjects.map(({ name }) => name))].sort()) {
    const ids = subjects.filter((subject) => subject.name === name).map(({ id }) => id)
    search.set(name, ids.sort((a, b) => a.localeCompare(b, 'en', { numeric: true })).join(','))
  }
  return search.toString()
}

const headersOf = ({ token }: LiveWish, lastId: string): Record<string, string> => ({
  ...(token && { authorization: `${authorizationScheme} ${token}` }),
  ...(lastId && { 'last-event-id': lastId }),
})
