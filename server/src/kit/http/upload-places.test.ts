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
