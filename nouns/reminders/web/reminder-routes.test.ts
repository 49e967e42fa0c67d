import { expect, test } from 'vitest'
import { type RemindersSearch, remindersSearch } from './reminder-routes.ts'
import { remindersPath } from './reminders-path.ts'

const read = (path: string) => remindersSearch(Object.fromEntries(new URL(path, 'http://site').searchParams))

test('filters survive the way through the address', () => {
  const all: RemindersSearch[] = [{}, { p: 7 }, { group: 'likes' }, { unread: 'Y' }, { group: 'talk', p: 2 }]
  for (const search of all) expect(read(remindersPath(search))).toEqual(search)
  expect(remindersPath({ group: 'talk', unread: 'Y' })).toBe('/reminders?group=talk&unread=Y')
  expect(remindersPath({ p: 1 })).toBe('/reminders')
})

test('what others write into the address is left out', () => {
  expect(read('/reminders?group=cakes&unread=1&p=0')).toEqual({})
  expect(read('/reminders?p=1.5')).toEqual({})
  expect(read('/reminders?unread=Y&p=3')).toEqual({ unread: 'Y' })
})
