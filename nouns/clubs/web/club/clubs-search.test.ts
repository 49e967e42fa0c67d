import { expect, test } from 'vitest'
import { clubsSearch, clubsView, favouritesSearch } from './clubs-search.ts'

test.each([
  [{}, {}],
  [{ m: '3' }, { m: '3' }],
  [
    { m: '3', p: '2', sort: 'new', x: '1' },
    { m: '3', p: '2', sort: 'new' },
  ],
  [{ m: '3', p: '1', sort: 'last' }, { m: '3' }],
  // A topic says itself which club it is in, and its floors have one order.
  [
    { m: '3', t: '17', p: '2', sort: 'new' },
    { t: '17', p: '2' },
  ],
  [
    { t: '17', only: '1', p: '2' },
    { t: '17', p: '2', only: '1' },
  ],
  [{ t: '17', only: 'x' }, { t: '17' }],
  [{ m: '3', only: '1' }, { m: '3' }],
  [{ m: 'x', t: '-1' }, {}],
  // Beyond what the calls take.
  [{ t: '2000000001' }, {}],
  [{ m: '1000001' }, {}],
  [{ t: '999999999', p: '1000001' }, { t: '999999999' }],
  [{ p: '4', sort: 'new' }, {}],
])('%j keeps %j', (raw, kept) => {
  expect(clubsSearch(raw)).toEqual(kept)
})

test.each([
  [{}, {}],
  [{ p: '2', x: '1' }, { p: '2' }],
  [{ p: '1' }, {}],
  [{ p: 'x' }, {}],
  [{ p: '1000000' }, {}],
])('of the favourites %j keeps %j', (raw, kept) => {
  expect(favouritesSearch(raw)).toEqual(kept)
})

test('an address shows the list, a club or a topic', () => {
  expect(clubsView({})).toEqual({ kind: 'list' })
  expect(clubsView({ m: '3', sort: 'liked' })).toEqual({ kind: 'club', m: 3, sort: 'liked', page: 1 })
  expect(clubsView({ t: '17', p: '2' })).toEqual({ kind: 'topic', t: 17, page: 2, only: false })
  expect(clubsView({ t: '17', only: '1' })).toEqual({ kind: 'topic', t: 17, page: 1, only: true })
})
