import { expect, test } from 'vitest'
import { newsCount, type Post, readFront } from './news-count.ts'

const nobody = () => false
const posts = (...list: Post[]) => list

test('counts what is newer than what is shown, floors and replays each by their own', () => {
  const state = { floors: posts([30, 1], [20, 2], [10, 1]), replays: posts([40, 3], [5, 1]) }
  expect(newsCount(state, { floor: 10, replay: 5, skips: nobody })).toEqual({ count: 3, more: false })
  expect(newsCount(state, { floor: 30, replay: 40, skips: nobody })).toEqual({ count: 0, more: false })
  expect(newsCount(state, { floor: 0, replay: 0, skips: nobody })).toEqual({ count: 5, more: false })
})

test('leaves out the posts of the member and of people the member blocks', () => {
  const state = { floors: posts([30, 1], [20, 2]), replays: posts([40, 1]) }
  expect(newsCount(state, { floor: 0, replay: 0, skips: (member) => member === 1 })).toEqual({ count: 1, more: false })
})

test('says that there may be more when all listed posts are new', () => {
  const floors = Array.from({ length: 30 }, (_, n): Post => [100 - n, 1])
  expect(newsCount({ floors, replays: [] }, { floor: 50, replay: 0, skips: nobody })).toEqual({ count: 30, more: true })
  expect(newsCount({ floors, replays: [] }, { floor: 71, replay: 0, skips: nobody })).toEqual({
    count: 29,
    more: false,
  })
})

test('says so too when all listed replays are new', () => {
  const replays = Array.from({ length: 10 }, (_, n): Post => [100 - n, 1])
  const { more } = newsCount({ floors: [], replays }, { floor: 0, replay: 50, skips: nobody })
  expect(more).toBe(true)
  expect(newsCount({ floors: [], replays }, { floor: 0, replay: 91, skips: nobody }).more).toBe(false)
})

test('a state of another form is none', () => {
  expect(readFront({ floors: [[1, 2]], replays: [] })).toEqual({ floors: [[1, 2]], replays: [] })
  expect(readFront({ floors: [[1]], replays: [] })).toBeNull()
  expect(readFront({ floors: [['1', 2]], replays: [] })).toBeNull()
  expect(readFront({ replays: [] })).toBeNull()
})
