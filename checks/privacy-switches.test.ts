import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { filesOf } from './files.ts'

/** Columns of the privacy switches that are about runs; what they hide is decided in `core/members/privacy.ts` alone. */
const columns = /\bshows_(?:replays|progress)\b/
const decides = 'server/src/core/members/'

const reads = (file: string, source: string): boolean => columns.test(source) && !file.startsWith(decides)

test('what the switches about runs hide is decided in one place', () => {
  const found = filesOf('server/src/**/*.ts').filter(
    (file) => !file.endsWith('.test.ts') && reads(file, readFileSync(file, 'utf8')),
  )
  expect(found).toEqual([])
})

test('a planted read is caught', () => {
  expect(reads('server/src/features/social/reads.ts', 'select id from members where shows_replays')).toBe(true)
  expect(reads('server/src/core/members/privacy.ts', 'm.shows_replays')).toBe(false)
})
