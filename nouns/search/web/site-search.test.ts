import { expect, test } from 'vitest'
import * as limits from '#rules/search/search-limits.ts'
import { siteSearch } from './site-search.ts'

test('an address keeps what is valid and says something', () => {
  expect(siteSearch({ q: ' 草莓 ', type: 'topic', m: '3', sort: 'time', page: '2' })).toEqual({
    q: '草莓',
    type: 'topic',
    m: '3',
    sort: 'time',
    page: '2',
  })
  expect(siteSearch({ q: ' ', type: 'topic', sort: 'time', page: '2', by: '0' })).toEqual({})
  expect(siteSearch({ q: 'x', type: 'Worst!', m: '1234567', sort: 'match', page: '2' })).toEqual({ q: 'x' })
})

test.each(['', 'x'])('a text that is too long stays too long, and of whole characters: %j first', (first) => {
  const { q = '' } = siteSearch({ q: first + '🍰'.repeat(limits.searchText) })
  expect(q.length).toBeGreaterThan(limits.searchText)
  expect([q.length < 2 * limits.searchText + 3, q.isWellFormed()]).toEqual([true, true])
})
