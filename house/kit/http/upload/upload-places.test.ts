import { expect, test } from 'vitest'
import { openUploadPlaces } from './upload-places.ts'

test('so many at once, so many of one caller; a place is free again however its upload ended', async () => {
  const places = openUploadPlaces({ atOnce: 3, ofOne: 2 })
  const ends: ((failed: boolean) => void)[] = []
  const upload = (whose: string) =>
    places.hold(
      whose,
      () =>
        new Promise<string>((resolve, reject) =>
          ends.push((failed) => (failed ? reject(new Error('cut off')) : resolve('kept'))),
        ),
    )
  const busy = { code: 'busy' }
  const first = upload('reimu')
  const second = upload('reimu')
  await expect(upload('reimu')).rejects.toMatchObject(busy)
  const third = upload('marisa')
  await expect(upload('sakuya')).rejects.toMatchObject(busy)
  ends[0]?.(true)
  await expect(first).rejects.toThrow('cut off')
  ends[1]?.(false)
  expect(await second).toBe('kept')
  const fourth = upload('reimu')
  const fifth = upload('reimu')
  for (const end of ends) end(false)
  expect(await Promise.all([third, fourth, fifth])).toEqual(['kept', 'kept', 'kept'])
})

test('where all places are taken, the slowest upload makes room, of equals the one that has been received for longest', async () => {
  const places = openUploadPlaces({ atOnce: 2, safeMs: 0 })
  const never = new Promise<never>(() => undefined)
  const slow = ['cirno', 'rumia'].map((whose) => places.hold(whose, (place) => place.receive(() => 0, never)))
  const busy = { code: 'busy' }
  const ends = [expect(slow[0]).rejects.toMatchObject(busy), expect(slow[1]).rejects.toMatchObject(busy)]
  const whole = (whose: string) => places.hold(whose, (place) => place.receive(() => 9, Promise.resolve('kept')))
  expect(await whole('aya')).toBe('kept')
  await ends[0]
  // One place is free now; who was received holds it, and is not sent away.
  let end = () => {}
  const judged = places.hold('aya', async (place) => {
    await place.receive(() => 9, Promise.resolve())
    return new Promise<string>((resolve) => {
      end = () => resolve('judged')
    })
  })
  expect(await whole('momiji')).toBe('kept')
  await ends[1]
  end()
  expect(await judged).toBe('judged')
})

test('of uploads that are received for a while the slowest makes room, however old the others are', async () => {
  const places = openUploadPlaces({ atOnce: 3, safeMs: 0 })
  const never = new Promise<never>(() => undefined)
  const ends: Record<string, unknown> = {}
  const bytes: Record<string, number> = { honest: 500, dripping: 900, quick: 0 }
  for (const whose of ['honest', 'dripping', 'quick'])
    places
      .hold(whose, (place) => place.receive(() => bytes[whose] ?? 0, never))
      .catch((end: unknown) => (ends[whose] = end))
  const wait = (ms: number) => new Promise((wake) => setTimeout(wake, ms))
  await wait(20)
  // The first bytes of a connection may be another request's: what came since counts.
  Object.assign(bytes, { honest: 60_000, dripping: 910, quick: 70_000 })
  const whole = (whose: string) => places.hold(whose, (place) => place.receive(() => 9, Promise.resolve('kept')))
  expect(await whole('aya')).toBe('kept')
  await wait(0)
  expect(Object.keys(ends)).toEqual(['dripping'])
})

test('an upload makes no room in its first seconds, however slow it is', async () => {
  const places = openUploadPlaces({ atOnce: 1 })
  let end = (_: string) => {}
  const body = new Promise<string>((resolve) => {
    end = resolve
  })
  const young = places.hold('cirno', (place) => place.receive(() => 0, body))
  await expect(places.hold('aya', async () => 'kept')).rejects.toMatchObject({ code: 'busy' })
  end('whole')
  expect(await young).toBe('whole')
})
