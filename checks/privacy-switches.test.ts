import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { filesOf } from './files.ts'

/** Columns of the privacy switches that are about runs; what they hide is decided in `core/members/privacy.ts` alone. */
const columns = /\bshows_(?:replays|progress)\b/
const decides = 'house/core/members/'

const reads = (file: string, source: string): boolean => columns.test(source) && !file.startsWith(decides)

test('what the switches about runs hide is decided in one place', () => {
  const found = filesOf('{nouns/*/server,house/{kit,core},site/server}/**/*.ts').filter(
    (file) => !file.endsWith('.test.ts') && reads(file, readFileSync(file, 'utf8')),
  )
  expect(found).toEqual([])
})

test('a planted read is caught', () => {
  expect(reads('nouns/social/server/reads.ts', 'select id from members where shows_replays')).toBe(true)
  expect(reads('house/core/members/privacy.ts', 'm.shows_replays')).toBe(false)
})
