import { expect, test } from 'vitest'
import * as houseLimits from '#rules/house-limits.ts'
import * as textLimits from '#rules/rich-text/text-limits.ts'
import { titleProblem, toldOfPost } from './clubs.ts'

const post = { author: 1, topicAuthor: 2, quoted: [], mentioned: [] }

test('each member is told of a post once, for the reason that counts most, and its author never', () => {
  expect([...toldOfPost(post)]).toEqual([[2, 'topicReply']])
  expect([...toldOfPost({ ...post, quoted: [2, 3] })]).toEqual([
    [2, 'floorQuote'],
    [3, 'floorQuote'],
  ])
  expect([...toldOfPost({ ...post, quoted: [2, 3], mentioned: [3, 4, 4] })]).toEqual([
    [2, 'floorQuote'],
    [3, 'mention'],
    [4, 'mention'],
  ])
  expect([...toldOfPost({ author: 1, topicAuthor: 1, quoted: [1], mentioned: [1] })]).toEqual([])
  expect([...toldOfPost({ ...post, topicAuthor: null })]).toEqual([])
})

test('of many who are mentioned only the first are told', () => {
  const mentioned = Array.from({ length: textLimits.mentionsTold + 1 }, (_, n) => n + 10)
  expect([...toldOfPost({ ...post, topicAuthor: null, mentioned }).keys()]).toEqual(mentioned.slice(0, -1))
  const last = mentioned.at(-1) ?? 0
  expect(toldOfPost({ ...post, topicAuthor: last, mentioned }).get(last)).toBe('topicReply')
})

test.each([
  [' \n\u3000', 'titleEmpty'],
  ['a'.repeat(houseLimits.topicTitle), null],
  ['a'.repeat(houseLimits.topicTitle + 1), 'titleLong'],
  // What is not stored does not count.
  [`  ${'a'.repeat(houseLimits.topicTitle - 2)} \n b `, null],
] as const)('the title %j: %s', (title, problem) => {
  expect(titleProblem(title)).toBe(problem)
})
