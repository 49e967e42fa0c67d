import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type LiveNews, openLiveRoom } from './live-room.ts'

/** A stream that the room has requested, as the server sees it. */
interface Asked {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly say: (text: string) => void
  readonly end: () => void
  readonly gone: () => boolean
}

let asked: Asked[]
let answers: (() => Response)[]
const fetch = (async (url: string, { headers, signal }: { headers: Record<string, string>; signal: AbortSignal }) => {
  const refusal = answers.shift()
  if (refusal) return refusal()
  let to: ReadableStreamDefaultController<Uint8Array>
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      to = controller
      signal.addEventListener('abort', () => controller.error(signal.reason))
    },
  })
  asked.push({
    url,
    headers,
    say: (text) => to.enqueue(new TextEncoder().encode(text)),
    end: () => to.close(),
    gone: () => signal.aborted,
  })
  return new Response(body, { headers: { 'content-type': 'text/event-stream' } })
}) as unknown as typeof globalThis.fetch // only the call signature is used

const wish = { token: 'abc', subjects: [] }
const replay = (id: number) => ({ name: 'replay', id: String(id) })
const reminders = (unread: number) =>
  `id: r=${unread}\nevent: reminders\ndata: {"subject":"1000001","unread":${unread}}\n\n`
const settle = () => vi.advanceTimersByTimeAsync(10)
const numbers = (news: readonly LiveNews[]) => news.flatMap((one) => ('event' in one ? [one.event.data.unread] : []))

const openSeats = (count: number) => {
  const room = openLiveRoom({ base: '/api', fetch })
  return Array.from({ length: count }, () => {
    const news: LiveNews[] = []
    return { news, seat: room.sit((one) => news.push(one)) }
  }) as [Seat, Seat] // tests ask for one or two
}
type Seat = { readonly news: LiveNews[]; readonly seat: ReturnType<ReturnType<typeof openLiveRoom>['sit']> }

beforeEach(() => {
  vi.useFakeTimers()
  asked = []
  answers = []
})
afterEach(() => vi.useRealTimers())

test('two pages share one stream; the later one hears at once how things stand', async () => {
  const [one, other] = openSeats(2)
  one.seat.wish(wish)
  await settle()
  asked[0]?.say(reminders(3))
  await settle()
  other.seat.wish(wish)
  await settle()
  asked[0]?.say(reminders(4))
  await settle()
  expect(asked).toHaveLength(1)
  expect(asked[0]).toMatchObject({ url: '/api/live?', headers: { authorization: 'Dessert abc' } })
  expect(numbers(one.news)).toEqual([3, 4])
  expect(numbers(other.news)).toEqual([3, 4])
})

test('it listens to what any page wishes for, and goes on where it was', async () => {
  const [one, other] = openSeats(2)
  one.seat.wish({ ...wish, subjects: [replay(7)] })
  await settle()
  asked[0]?.say(reminders(3))
  await settle()
  other.seat.wish({ ...wish, subjects: [replay(7), replay(5), { name: 'front', id: 'all' }] })
  await settle()
  expect(asked[0]?.gone()).toBe(true)
  expect(asked[1]).toMatchObject({
    url: '/api/live?front=all&replay=5%2C7',
    headers: { 'last-event-id': 'r=3' },
  })
  other.seat.leave()
  await settle()
  expect(asked[2]?.url).toBe('/api/live?replay=7')
  one.seat.leave()
  await settle()
  expect(asked[2]?.gone()).toBe(true)
  expect(asked).toHaveLength(3)
})

test('what nobody listened to for a while is not told as if it were known', async () => {
  const [one, other] = openSeats(2)
  one.seat.wish({ ...wish, subjects: [replay(7)] })
  await settle()
  asked[0]?.say('id: p=1\nevent: replay\ndata: {"subject":"7","likes":1}\n\n')
  await settle()
  one.seat.wish(wish)
  other.seat.wish({ ...wish, subjects: [replay(7)] })
  await settle()
  expect(other.news.filter((news) => 'event' in news)).toEqual([])
})

test('a lost stream is taken up again; when it cannot be had, the pages are told', async () => {
  const [one] = openSeats(1)
  one.seat.wish(wish)
  await settle()
  asked[0]?.say(reminders(3))
  await settle()
  asked[0]?.end()
  answers = [() => new Response('', { status: 503 })]
  await vi.advanceTimersByTimeAsync(4_000)
  expect(one.news.at(-1)).toEqual({ stands: false })
  await vi.advanceTimersByTimeAsync(20_000)
  expect(asked[1]?.headers['last-event-id']).toBe('r=3')
  expect(one.news.at(-1)).toEqual({ stands: true })
})

test('a stream that says nothing, not even a heartbeat, is dead', async () => {
  const [one] = openSeats(1)
  one.seat.wish(wish)
  await settle()
  asked[0]?.say(':\n\n')
  await vi.advanceTimersByTimeAsync(59_000)
  expect(asked[0]?.gone()).toBe(false)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(asked[0]?.gone()).toBe(true)
  expect(asked).toHaveLength(2)
})

test('a session that ended is not asked for again', async () => {
  const [one] = openSeats(1)
  one.seat.wish(wish)
  await settle()
  asked[0]?.say('event: ended\ndata: {}\n\n')
  await vi.advanceTimersByTimeAsync(600_000)
  expect(asked).toHaveLength(1)
  expect(one.news.slice(-2)).toEqual([{ event: { id: '', event: 'ended', data: {} } }, { stands: false }])
  // Another member means another session: nothing of the previous session is resumed or shown.
  one.seat.wish({ ...wish, token: 'other' })
  await settle()
  expect(asked[1]?.headers).toEqual({ authorization: 'Dessert other' })
})

test('a page that comes after the end of a session hears nothing of it', async () => {
  const [one, other] = openSeats(2)
  one.seat.wish(wish)
  await settle()
  asked[0]?.say('event: ended\ndata: {}\n\n')
  await settle()
  other.seat.wish(wish)
  await settle()
  expect(other.news.filter((news) => 'event' in news)).toEqual([])
})
