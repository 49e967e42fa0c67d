import { expect, test } from 'vitest'
import { directoryPath } from './directory-path.ts'
import { directorySearch } from './directory-search.ts'

test('an address keeps what is valid and says something', () => {
  expect(directorySearch({})).toEqual({})
  expect(directorySearch({ q: ' 草莓 ', sort: 'name', p: '3' })).toEqual({ q: '草莓', sort: 'name', p: 3 })
  expect(directorySearch({ q: 7, sort: 'newest', p: '1' })).toEqual({ q: '7' })
  expect(directorySearch({ q: ['a'], sort: 'worst', p: '-2' })).toEqual({})
  expect(directorySearch({ q: 'x'.repeat(80) })).toEqual({ q: 'x'.repeat(60) })
  expect(directorySearch({ q: `x${'🍰'.repeat(40)}` })).toEqual({ q: `x${'🍰'.repeat(29)}` })
})

test('a view and its address are the same', () => {
  expect(directoryPath({})).toBe('/members')
  expect(directoryPath({ sort: 'newest', p: 1 })).toBe('/members')
  const view = { q: '草 莓&', sort: 'followers', p: 2 } as const
  const { searchParams } = new URL(directoryPath(view), 'http://site')
  expect(directorySearch(Object.fromEntries(searchParams))).toEqual(view)
})
