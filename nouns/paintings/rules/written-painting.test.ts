import { expect, test } from 'vitest'
import * as peopleLimits from '#rules/people/people-limits.ts'
import * as pictureLimits from '#rules/picture-limits.ts'
import * as limits from './painting-limits.ts'
import { facetsOf, readFacets, tagProblem, type WrittenPainting, writtenProblem } from './written-painting.ts'

const plain: WrittenPainting = {
  name: '午后的甜品屋',
  comment: '',
  characters: ['Reimu'],
  games: [14],
  tags: ['#pixel', '樱花'],
  dragon: 'Reimu',
  rights: 'mine',
  source: '',
}
const problem = (change: Partial<WrittenPainting>) => writtenProblem({ ...plain, ...change })

test('a name is all that is needed', () => {
  expect(problem({})).toBeNull()
  expect(problem({ characters: [], games: [], tags: [], dragon: '' })).toBeNull()
  expect(problem({ name: ' \u200b ' })).toBe('nameEmpty')
})

test('lengths are weighted', () => {
  expect(problem({ name: '画'.repeat(pictureLimits.paintingName / 3) })).toBeNull()
  expect(problem({ name: '画'.repeat(pictureLimits.paintingName / 3 + 1) })).toBe('nameLong')
  expect(problem({ comment: '画'.repeat(peopleLimits.comment / 3 + 1) })).toBe('commentLong')
  expect(problem({ source: '画'.repeat(limits.paintingSource / 3 + 1) })).toBe('sourceLong')
})

test('tags are of the house, or short words', () => {
  expect(tagProblem('#unknown')).toBe('tagUnknown')
  expect(tagProblem('　')).toBe('tagEmpty')
  expect(tagProblem('很'.repeat(limits.paintingTag / 3))).toBeNull()
  expect(tagProblem('很'.repeat(limits.paintingTag / 3 + 1))).toBe('tagLong')
  expect(problem({ tags: ['樱花', '#unknown'] })).toBe('tagUnknown')
})

test('characters and games are known', () => {
  expect(problem({ characters: ['Nobody'] })).toBe('characterUnknown')
  expect(problem({ dragon: 'Nobody' })).toBe('characterUnknown')
  expect(problem({ games: [5] })).toBe('gameUnknown')
})

test("somebody else's work names where it comes from", () => {
  expect(problem({ rights: 'permission' })).toBe('sourceMissing')
  expect(problem({ rights: 'permission', source: ' ' })).toBe('sourceMissing')
  expect(problem({ rights: 'permission', source: 'a friend' })).toBeNull()
})

test('facets stand once each and come apart again', () => {
  const facets = facetsOf({ characters: ['Reimu', 'Reimu'], games: [14], tags: ['像素画', '#pixel', ' Sakura '] })
  expect(facets).toEqual(['c:Reimu', 'g:14', 't:#pixel', 't:sakura'])
  expect(readFacets(facets)).toEqual({ CHARACTERS: ['Reimu'], GAMES: [14], TAGS: ['#pixel', 'sakura'] })
})
