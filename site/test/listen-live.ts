import { authorizationScheme } from '#contract/envelope.ts'
import type { TestSite } from './open-test-site.ts'

export interface HeardEvent {
  readonly id: string
  readonly event: string
  readonly data: Readonly<Record<string, unknown>>
}

export interface Listener {
  readonly status: number
  readonly events: readonly HeardEvent[]
  /** Resolves with the first event that fits, received already or later. */
  readonly next: (fits: (event: HeardEvent) => boolean) => Promise<HeardEvent>
  /** Resolves when the stream is over: true if the server ended it, false if the connection broke. */
  readonly ended: Promise<boolean>
  readonly leave: () => void
}

const patienceMs = 30_000

/** Listens to `/api/live` of a site that listens on a port. */
export async function listenLive(
  site: TestSite,
  query: string,
  { token, lastId }: { readonly token?: string; readonly lastId?: string } = {},
): Promise<Listener> {
  const address = site.site.app.server.address()
  if (typeof address !== 'object' || !address) throw new Error('the site listens on no port')
  const stop = new AbortController()
  const reply = await fetch(`http://127.0.0.1:${address.port}/api/live?${query}`, {
    headers: {
      ...(token && { authorization: `${authorizationScheme} ${token}` }),
      ...(lastId && { 'last-event-id': lastId }),
    },
    signal: stop.signal,
  })
  const events: HeardEvent[] = []
  const waiting = new Set<() => void>()
  const read = async () => {
    let text = ''
    const decoder = new TextDecoder()
    for await (const bytes of reply.body ?? []) {
      text += decoder.decode(bytes, { stream: true })
      const blocks = text.split('\n\n')
      text = blocks.pop() ?? ''
      events.push(...blocks.flatMap(parse))
      for (const wake of waiting) wake()
    }
  }
  const ended = read().then(
    () => true,
    () => false,
  )
  return {
    status: reply.status,
    events,
    ended,
    leave: () => stop.abort(),
    next: (fits) =>
      new Promise((resolve, reject) => {
        const look = () => {
          const found = events.find(fits)
          if (!found) return
          clearTimeout(timer)
          waiting.delete(look)
          resolve(found)
        }
        const timer = setTimeout(() => {
          waiting.delete(look)
          reject(new Error(`not heard; heard were ${JSON.stringify(events)}`))
        }, patienceMs)
        waiting.add(look)
        look()
      }),
  }
}

function parse(block: string): HeardEvent[] {
  const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(block)?.[1] ?? ''
  if (!field('event')) return []
  // The server sends one JSON object per event.
  return [{ id: field('id'), event: field('event'), data: JSON.parse(field('data')) as HeardEvent['data'] }]
}
