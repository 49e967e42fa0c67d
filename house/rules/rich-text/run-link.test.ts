import { describe, expect, test } from 'vitest'
import { momentHash, momentOf, momentPicture, momentTime, runLink, runPath } from './run-link.ts'

test('a moment is the fragment of an address, and back', () => {
  expect(momentOf(momentHash({ stage: 3, frame: 5_120 }))).toEqual({ stage: 3, frame: 5_120 })
  expect(momentOf('s=1&f=0')).toEqual({ stage: 1, frame: 0 })
  expect(momentOf('s=9&f=123456')).toEqual({ stage: 9, frame: 123_456 })
  for (const hash of [
    '',
    's=0&f=1',
    's=10&f=1',
    's=3',
    'f=5&s=3',
    's=3&f=-1',
    's=3&f=1234567',
    's=3&f=5&x=1',
    's=3&f=12x',
    's=3&f=1.5',
    'x=1&s=3&f=1',
    'c12',
  ])
    expect(momentOf(hash)).toBeNull()
})

describe('a run by its address', () => {
  const host = 'cake.example:8080'
  const moment = { stage: 3, frame: 5_120 }
  test.each([
    ['of this site', `http://${host}/r/00A1`, null],
    ['a path', '/r/00A1', null],
    ['at a moment', `https://${host}/r/00A1#s=3&f=5120`, moment],
    ['with a query, which says nothing of the run', `https://${host}/r/00A1?lang=en#s=3&f=5120`, moment],
    ['with a host in capitals', 'https://CAKE.example:8080/r/00A1', null],
    ['at another place of its page', '/r/00A1#comments', null],
  ])('%s', (_, address, at) => {
    expect(runLink(address, host)).toEqual({ code: '00A1', id: 621, moment: at })
  })
  test.each([
    ['of another site', 'https://pie.example/r/00A1'],
    ['of a host that begins alike', `https://${host}.pie.example/r/00A1`],
    ['behind a user name', `https://${host}@pie.example/r/00A1`],
    ['of a longer path', `https://${host}/r/00A1/x`],
    ['of another page', `https://${host}/e/0001`],
    ['without a code', '/r/'],
    ['of another kind', 'javascript:/r/00A1'],
    ['without its first sign', 'r/00A1'],
  ])('%s is none', (_, address) => {
    expect(runLink(address, host)).toBeNull()
  })
})

test('where a run and the picture of a moment are', () => {
  expect(runPath('00A1', null)).toBe('/r/00A1')
  expect(runPath('00A1', { stage: 3, frame: 5_120 })).toBe('/r/00A1#s=3&f=5120')
  expect(momentPicture('00A1', { stage: 3, frame: 5_120 })).toBe('/moment/00A1-3-5120.svg')
})

test.each([
  [0, '0:00'],
  [59, '0:00'],
  [60, '0:01'],
  [3_599, '0:59'],
  [3_600, '1:00'],
  [5_120, '1:25'],
  [36_000, '10:00'],
])('frame %i is at %s', (frame, time) => {
  expect(momentTime(frame)).toBe(time)
})
