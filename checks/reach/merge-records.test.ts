import { expect, test } from 'vitest'
import { mergeRecords, type RecordLine } from './merge-records.ts'

const exists = () => true
const first: readonly RecordLine[] = [
  ['b.test.ts', 'a.ts', 'open', 'shop>buy>map'],
  ['a.test.ts', 'a.ts', 'open'],
  ['a.test.ts', 'a.ts', 'shut'],
  ['a.test.ts', 'data.ts', ''],
  ['a.test.ts', '', '70'],
  ['b.test.ts', '', '0'],
]

test('records become a map: a function counts for those around it and for its file', () => {
  expect(mergeRecords({ before: null, records: first, exists })).toEqual({
    version: 1,
    tests: ['a.test.ts', 'b.test.ts'],
    ms: [70, 0],
    files: {
      'a.ts': { '': [0, 1], open: [0, 1], shut: [0], shop: [1], 'shop>buy': [1], 'shop>buy>map': [1] },
      'data.ts': { '': [0] },
    },
  })
})

test('new records of a test file replace the former ones, the others stay', () => {
  const before = mergeRecords({ before: null, records: first, exists })
  const records: readonly RecordLine[] = [
    ['a.test.ts', 'a.ts', 'shut'],
    ['a.test.ts', '', '60'],
    ['0.test.ts', 'a.ts', 'shop>buy>map'],
    ['0.test.ts', '', '5'],
  ]
  expect(mergeRecords({ before, records, exists })).toEqual({
    version: 1,
    tests: ['0.test.ts', 'a.test.ts', 'b.test.ts'],
    ms: [5, 60, 0],
    files: {
      'a.ts': { '': [0, 1, 2], shut: [1], shop: [0, 2], 'shop>buy': [0, 2], 'shop>buy>map': [0, 2], open: [2] },
    },
  })
})

test('files that are gone leave', () => {
  const before = mergeRecords({ before: null, records: first, exists })
  const left = (gone: string) => mergeRecords({ before, records: [], exists: (path) => path !== gone })
  expect(left('b.test.ts')).toMatchObject({
    tests: ['a.test.ts'],
    files: { 'a.ts': { '': [0], open: [0], shut: [0] } },
  })
  expect(Object.keys(left('a.ts').files)).toEqual(['data.ts'])
})

test('a test file that ran no function of the site is known, until it is gone', () => {
  const records: readonly RecordLine[] = [['facts.test.ts', '', '9']]
  const map = mergeRecords({ before: null, records, exists })
  expect(map).toEqual({ version: 1, tests: ['facts.test.ts'], ms: [9], files: {} })
  expect(mergeRecords({ before: map, records: [], exists: () => false }).tests).toEqual([])
})

test('a test file that did not pass keeps what was known of it, and stays unknown without that', () => {
  const before = mergeRecords({ before: null, records: first, exists })
  const records: readonly RecordLine[] = [
    ['b.test.ts', 'data.ts', 'read'],
    ['new.test.ts', 'a.ts', 'open'],
  ]
  const { tests, files } = mergeRecords({ before, records, exists })
  expect(tests).toEqual(['a.test.ts', 'b.test.ts'])
  expect(files['a.ts']?.open).toEqual([0, 1])
  expect(files['data.ts']).toEqual({ '': [0, 1], read: [1] })
})
