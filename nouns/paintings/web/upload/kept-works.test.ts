import { expect, test } from 'vitest'
import { worksOf, worksOfOthers } from './kept-works.ts'

test('a kept work comes back as a draft with its files and the paths that the house gave', () => {
  const file = new File(['x'], 'a.png')
  const raw = [
    {
      form: { name: '月' },
      pictures: [
        { file, name: 'a.png', size: 1 },
        { url: '/pic/b.png', file: null },
      ],
    },
  ]
  expect(worksOf(raw)).toMatchObject([
    {
      id: 1,
      form: { name: '月' },
      pictures: [
        { id: 1, file, url: '' },
        { id: 2, file: null, url: '/pic/b.png' },
      ],
      state: { kind: 'draft' },
    },
  ])
})

test('what is no work, or has no picture left, is left out', () => {
  expect(worksOf(undefined)).toEqual([])
  expect(worksOf([null, {}, { pictures: [] }, { pictures: [{ name: 'lost.png' }] }])).toEqual([])
})

test('works of another tab are those none of whose pictures this tab has seen', () => {
  const kept = (...keys: string[]) => ({ pictures: keys.map((key) => ({ key, url: `/pic/${key}.png` })) })
  const [mine, joined, theirs] = [kept('a'), kept('a', 'c'), kept('b', 'd')]
  expect(worksOfOthers([mine, joined, theirs, kept(''), null], new Set(['a']))).toEqual([theirs])
  expect(worksOfOthers(undefined, new Set())).toEqual([])
})
